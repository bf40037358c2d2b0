import type { Row } from "./Row.ts"

/** Matches invisible characters: control characters, format characters and line separators. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/u
/** Matches text that a spreadsheet would execute: '=cmd', '@SUM(1)', '-2+cmd|x', but not '-8 AN Hose End'. */
const formula = /^[=@]|^[+-]\S*[(!|]/

export interface TextLimits {
  readonly max: number
  readonly isRequired?: boolean
}

const requireValue = (row: Row, field: string, isRequired: boolean, text = row.get(field)): string => {
  if (text === "" && isRequired) row.report("error", "missing-value", field, `This row needs a ${field}.`)
  return text
}

const limitLength = (row: Row, field: string, text: string, max: number): string => {
  if (text.length > max) row.report("error", "too-long", field, `${field} has at most ${max} characters; this one has ${text.length}.`)
  return text
}

/** Reads a text. */
export const readText = (row: Row, field: string, { isRequired = false, max }: TextLimits): string => {
  const text = requireValue(row, field, isRequired)
  if (formula.test(text))
    row.report(
      "warning",
      "formula-cell",
      field,
      "This looks like a formula. It is kept as text, and written with an apostrophe when it is exported."
    )
  return limitLength(row, field, text, max)
}

/** Reads a SKU, part number or key: printable text. Null if empty. */
export const readNumberText = (row: Row, field: string, { isRequired = false, max }: TextLimits): string | null => {
  const text = requireValue(row, field, isRequired, row.getRaw(field))
  const [character] = unprintable.exec(text) ?? []
  if (character !== undefined) {
    const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
    row.report("error", "bad-character", field, `A number has a character that cannot be printed (${code}).`, code)
  }
  return limitLength(row, field, text, max) || null
}

/** Reads one of the given words, ignoring letter case; `fallback` if the cell is empty. */
export const readWord = <Word extends string>(row: Row, field: string, words: ReadonlyArray<Word>, fallback: Word): Word => {
  const text = row.get(field).toLowerCase()
  if (text === "") return fallback
  const word = words.find((known) => known.toLowerCase() === text)
  if (word === undefined) {
    const listed = `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`
    row.report("error", "unknown-word", field, `${field} is ${listed}.`, row.get(field))
  }
  return word ?? fallback
}

const yes = new Set(["yes", "y", "true", "1"])

export const readYesNo = (row: Row, field: string): boolean => yes.has(row.get(field).toLowerCase())

/** Matches a value of a list. Within a value, `\\` means a backslash and `\|` a vertical bar. A backslash at the end means itself. */
const listed = /(?:\\[\\|]|[^|])+/g

/** Splits a cell at vertical bars. */
export const readBars = (row: Row, field: string, { max }: TextLimits): ReadonlyArray<string> =>
  (limitLength(row, field, row.get(field), max).match(listed) ?? [])
    .map((text) => text.replaceAll(/\\([\\|])/g, "$1").trim())
    .filter((text) => text !== "")

/** Formats a list as a cell that `readBars` splits into the same values. */
export const formatBars = (values: ReadonlyArray<string>): string =>
  values.map((value) => value.replaceAll(/[\\|]/g, String.raw`\$&`)).join("|")

/** Reads a whole number within limits; null if empty. */
export const readWhole = (row: Row, field: string, least: number, most: number, code = "bad-number"): number | null => {
  const text = row.get(field)
  if (text === "") return null
  const value = Number(text)
  if (/^-?\d+$/.test(text) && value >= least && value <= most) return value
  const what = code === "bad-quantity" ? "A quantity" : field
  row.report("error", code, field, `${what} must be a whole number from ${least} to ${most.toLocaleString("en-US")}.`, text)
  return null
}

/** Reads an ISO date, with or without a time; null if empty. */
export const readDate = (row: Row, field: string, isRequired = false): string | null => {
  const text = requireValue(row, field, isRequired)
  if (text === "") return null
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text)?.[0]
  if (day !== undefined && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)) return day
  row.report("error", "bad-date", field, `${text} is not a date. Write 2026-04-03.`, text)
  return null
}

const isoTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Reads a date with a time; null if the cell is empty. A time without a zone is UTC. */
export const readTime = (row: Row, field: string): string | null => {
  const text = row.get(field)
  if (text === "") return null
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.includes(":") ? text : text.length > 10 ? `${text}Z` : text
  const millis = isoTime.test(text) ? Date.parse(zoned.replace(" ", "T")) : NaN
  if (!Number.isNaN(millis)) return new Date(millis).toISOString()
  row.report("error", "bad-date", field, `${text} is not a time. Write 2026-04-03T12:00:00Z.`, text)
  return null
}

/** Matches HTML elements whose content is not text. */
const dropped = /<(script|style|iframe|object|svg|noscript|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const comments = /<!--[\s\S]*?(?:-->|$)/g
const blockEnds = /<\/(?:p|div|h[1-6]|li|ul|ol|tr|table|section|blockquote)\s*>|<br\s*\/?>/gi
const tags = /<\/?[a-z][^>]*(?:>|$)/gi

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ndash: "–", mdash: "—" }

/** Replaces the entities of HTML text. Unknown entities are not changed. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? all
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal)
    return code > 0x1f && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : " "
  })

interface PlainText {
  readonly text: string
  /** Whether more than plain formatting was removed: scripts, styles, pictures, frames or event handlers. */
  readonly isReduced: boolean
}

/**
 * Converts an HTML description to plain text, with one line per block. The shop displays only the text, so no script in a description can
 * run.
 */
export const htmlToText = (html: string): PlainText => {
  const isReduced = /<(?:script|style|iframe|object|svg|img|noscript|template)\b|<[^>]*\son\w+\s*=|javascript:/i.test(html)
  const text = decodeEntities(html.replaceAll(comments, " ").replaceAll(dropped, " ").replaceAll(blockEnds, "\n").replaceAll(tags, " "))
  const lines = text.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim())
  return { text: lines.filter((line) => line !== "").join("\n"), isReduced }
}
