import { type ClassSheet, type Inheritance, type SheetLibrary, type Silence, silences } from "./model.ts"
import { isDay } from "./parseRuleRow.ts"

/** Fields of a sheet besides its rules, as typed. */
export const headFields = ["publisher", "class", "race_type", "season", "issued", "from", "to", "inherits", "silence", "link"] as const
export type HeadField = (typeof headFields)[number]
export type SheetHead = Readonly<Record<HeadField, string>>

/** A field that cannot be used. */
export interface HeadProblem {
  readonly field: HeadField
  readonly problem: string
}

/** Names to which a head may refer. Null fields are not checked. */
export interface HeadContext {
  /** Slugs of race classes. */
  readonly raceTypes: ReadonlySet<string> | null
  readonly library: SheetLibrary | null
}

const MAX_NAME_LENGTH = 80
const MAX_LINK_LENGTH = 300
const FIRST_SEASON = 2000
const LAST_SEASON = 2100
/** Prefix of an inherited line. */
const LINE = "line:"

type Head = Omit<ClassSheet, "id" | "kind" | "line" | "rules">

/** Parses the head of a sheet. Returns the head, or all problems. */
export const parseSheetHead = (typed: SheetHead, { library, raceTypes }: HeadContext): Head | ReadonlyArray<HeadProblem> => {
  const problems: Array<HeadProblem> = []
  const reject = (field: HeadField, problem: string): void => void problems.push({ field, problem })
  const head = Object.fromEntries(headFields.map((field) => [field, typed[field].trim()])) as SheetHead
  for (const [field, name] of [
    ["publisher", "track or body"],
    ["class", "class"]
  ] as const)
    if (head[field] === "" || head[field].length > MAX_NAME_LENGTH)
      reject(field, `Enter the ${name} in up to ${MAX_NAME_LENGTH} characters.`)
  if (raceTypes !== null && !raceTypes.has(head.race_type)) reject("race_type", "Select a class from the list.")
  const season = /^\d{4}$/.test(head.season) ? Number(head.season) : 0
  if (season < FIRST_SEASON || season > LAST_SEASON) reject("season", "Enter the year of the season, such as 2026.")
  for (const field of ["issued", "from"] as const) if (!isDay(head[field])) reject(field, "Enter a day such as 2026-03-01.")
  if (head.to !== "" && !isDay(head.to)) reject("to", "Enter a day such as 2026-12-31, or leave it empty.")
  else if (head.to !== "" && head.to < head.from) reject("to", "The last day is before the first.")
  const inherits = parseInheritance(head.inherits)
  if (inherits !== null && library !== null && !isKnown(library, inherits)) reject("inherits", "Select a sheet from the list.")
  const silence = parseSilence(head.silence)
  if (silence === null) reject("silence", `Write areas such as engine=not legal;*=not ruled, with ${silences.join(", ")}.`)
  if (head.link !== "" && !isLink(head.link)) reject("link", "Enter an address that begins with https://, or leave it empty.")
  if (problems.length > 0 || silence === null) return problems
  return {
    publisher: head.publisher,
    className: head.class,
    raceType: head.race_type,
    season,
    issued: head.issued,
    from: head.from,
    to: head.to || null,
    inherits,
    silence,
    link: head.link || null
  }
}

const parseInheritance = (text: string): Inheritance | null => {
  if (text === "") return null
  return text.startsWith(LINE) ? { _tag: "Line", line: text.slice(LINE.length) } : { _tag: "Sheet", id: text }
}

const isKnown = (library: SheetLibrary, inherits: Inheritance): boolean =>
  inherits._tag === "Sheet" ? library.has(inherits.id) : [...library.values()].some(({ line }) => line === inherits.line)

/** Parses `engine=not legal;*=not ruled`. Null if an area has another word. */
const parseSilence = (text: string): ReadonlyMap<string, Silence> | null => {
  const areas = new Map<string, Silence>()
  for (const pair of text.split(";").filter((part) => part.trim() !== "")) {
    const [area = "", word] = pair.split("=").map((side) => side.trim().toLowerCase())
    const silence = silences.find((name) => name === word)
    if (silence === undefined || !/^(?:[a-z]{1,20}|\*)$/.test(area)) return null
    areas.set(area, silence)
  }
  return areas
}

const LINK = /^https:\/\/[^\s@/]+(?:\/\S*)?$/i

const isLink = (text: string): boolean => text.length <= MAX_LINK_LENGTH && LINK.test(text)
