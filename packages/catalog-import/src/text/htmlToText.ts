/** Elements whose content is no text. */
const dropped = /<(script|style|iframe|object|svg|noscript|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const comments = /<!--[\s\S]*?(?:-->|$)/g
const blockEnds = /<\/(?:p|div|h[1-6]|li|ul|ol|tr|table|section|blockquote)\s*>|<br\s*\/?>/gi
const tags = /<\/?[a-z][^>]*(?:>|$)/gi

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ndash: "–", mdash: "—" }

/** Replaces the entities of HTML text. Unknown ones stay. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? all
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal)
    return code > 0x1f && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : " "
  })

export interface PlainText {
  readonly text: string
  /** Whether something besides plain formatting was removed: scripts, styles, pictures, frames or event handlers. */
  readonly isReduced: boolean
}

/** Converts a description to text, one block a line. The shop shows it as text, so nothing in it can run. */
export const htmlToText = (html: string): PlainText => {
  const isReduced = /<(?:script|style|iframe|object|svg|img|noscript|template)\b|<[^>]*\son\w+\s*=|javascript:/i.test(html)
  const text = decodeEntities(html.replaceAll(comments, " ").replaceAll(dropped, " ").replaceAll(blockEnds, "\n").replaceAll(tags, " "))
  const lines = text.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim())
  return { text: lines.filter((line) => line !== "").join("\n"), isReduced }
}
