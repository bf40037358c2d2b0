/** A section of a policy; links use `id` as their anchor. */
export interface PolicySection {
  readonly about: string
  readonly id: string
  readonly paragraphs: ReadonlyArray<string>
}

const HEADING = /^##?\s+(.+)$/

/**
 * Parses the shop's own text of a policy. A line that begins with '## ' is the heading of a section, and an empty line separates
 * paragraphs. Everything else is plain text. Text above the first heading is in a section about `title`.
 */
export const parsePolicyText = (text: string, title: string): ReadonlyArray<PolicySection> => {
  const sections: Array<{ about: string; lines: Array<string> }> = [{ about: title, lines: [] }]
  for (const line of text.split(/\r\n?|\n/)) {
    const heading = HEADING.exec(line.trim())?.[1]
    if (heading === undefined) sections.at(-1)?.lines.push(line.trim())
    else sections.push({ about: heading, lines: [] })
  }
  const ids = new Map<string, number>()
  return sections.flatMap(({ about, lines }) => {
    const paragraphs = toParagraphs(lines)
    if (paragraphs.length === 0 && about === title) return []
    const slug = toSlug(about)
    const count = (ids.get(slug) ?? 0) + 1
    ids.set(slug, count)
    return [{ about, id: count === 1 ? slug : `${slug}--${count}`, paragraphs }]
  })
}

/** Formats sections as the text that `parsePolicyText` reads. */
export const formatPolicyText = (sections: ReadonlyArray<Pick<PolicySection, "about" | "paragraphs">>): string =>
  sections.flatMap(({ about, paragraphs }) => [`## ${about}`, ...paragraphs]).join("\n\n")

const toParagraphs = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim().replaceAll("\n", " "))
    .filter((paragraph) => paragraph !== "")

/** The prefix distinguishes the ids from those of the page's shell. */
const toSlug = (text: string): string => {
  const slug = text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join("-")
  return slug === undefined ? "section" : `policy-${slug}`
}
