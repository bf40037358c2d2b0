import type { ArticleBlock } from "./model.ts"

/** Marks at the beginning of a line, each of which starts one kind of block. A backslash before a mark makes it plain text. */
const MARK = /^(?:##?\s|[-*]\s|>\s|=\s|\||\\)/

const toLine = (text: string): string => text.replaceAll(/\s+/gu, " ").trim()
const escape = (text: string): string => (MARK.test(text) ? `\\${text}` : text)
const formatCell = (text: string): string => toLine(text).replaceAll(/[\\|]/g, String.raw`\$&`)
const formatRow = (cells: ReadonlyArray<string>): string => `| ${cells.map(formatCell).join(" | ")} |`

/** Formats an article's blocks as the text that `parseArticleText` reads. */
export const formatArticleText = (blocks: ReadonlyArray<ArticleBlock>): string => blocks.map(formatBlock).join("\n\n")

const formatBlock = (block: ArticleBlock): string => {
  switch (block._tag) {
    case "Heading":
      return `## ${toLine(block.text)}`
    case "Paragraph":
      return escape(toLine(block.text))
    case "Bullets":
      return block.items.map((item) => `- ${toLine(item)}`).join("\n")
    case "Callout":
      return `> ${toLine(block.text)}`
    case "Formula":
      return [block.text, ...(block.where.trim() === "" ? [] : [block.where])].map((text) => `= ${toLine(text)}`).join("\n")
    case "Table":
      return [block.head, ...block.rows].map(formatRow).join("\n")
  }
}

/**
 * Parses the text of an article. An empty line ends a block. `## ` begins a heading, `- ` an item of a list, `> ` a note, `= ` a formula
 * with its explanation on the next line, and `| ` a row of a table. The first row of a table has the column names. Other lines are a
 * paragraph.
 */
export const parseArticleText = (text: string): ReadonlyArray<ArticleBlock> => {
  const blocks: Array<ArticleBlock> = []
  let group: { kind: string; lines: Array<string> } | undefined
  const end = () => {
    if (group !== undefined) blocks.push(toBlock(group.kind, group.lines))
    group = undefined
  }
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = toLine(raw)
    const [kind, content] = readLine(line)
    if (line === "") end()
    else {
      if (group?.kind !== kind || kind === "#") end()
      group ??= { kind, lines: [] }
      group.lines.push(content)
    }
  }
  end()
  return blocks
}

const readLine = (line: string): readonly [kind: string, content: string] => {
  if (line.startsWith("\\") && line.length > 1) return ["", line.slice(1).trim()]
  if (line.startsWith("|")) return ["|", line]
  const [, mark = "", content = line] = /^(##?|[-*>=])\s(.*)$/.exec(line) ?? []
  return [mark === "##" ? "#" : mark === "*" ? "-" : mark, content]
}

const toBlock = (kind: string, lines: ReadonlyArray<string>): ArticleBlock => {
  const text = lines.join(" ")
  switch (kind) {
    case "#":
      return { _tag: "Heading", text }
    case "-":
      return { _tag: "Bullets", items: lines }
    case ">":
      return { _tag: "Callout", text }
    case "=":
      return { _tag: "Formula", text: lines[0] ?? "", where: lines.slice(1).join(" ") }
    case "|": {
      const [head = [], ...rows] = lines.map(readRow)
      // Every row has the table's columns.
      return { _tag: "Table", head, rows: rows.map((row) => head.map((_, at) => row[at] ?? "")) }
    }
    default:
      return { _tag: "Paragraph", text }
  }
}

/** Splits a row at bars that do not follow a backslash. */
const readRow = (line: string): ReadonlyArray<string> => {
  const cells = [""]
  for (const [part] of line.slice(1).matchAll(/\\.|\||[^\\|]+|\\/gu)) {
    if (part === "|") cells.push("")
    else cells[cells.length - 1] += /^\\./u.test(part) ? part.slice(1) : part
  }
  const trimmed = cells.map(toLine)
  return trimmed.length > 1 && trimmed.at(-1) === "" ? trimmed.slice(0, -1) : trimmed
}

/** Words per minute of an attentive reader. */
const READING_SPEED = 220

/** Returns the whole minutes that a text takes to read, at least 1. */
export const computeMinutesToRead = (text: string): number =>
  Math.max(1, Math.ceil((text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) / READING_SPEED))
