import type { Desk } from "../desk/model.ts"
import type { Block, KeyHint } from "../views/blocks.ts"
import { describeDesk } from "../views/describeDesk.ts"

/** Maximum number of rows to read out. The staff member narrows the search to see other rows. */
const MAX_ROWS = 20

/** Words to type for keys that a line of text cannot contain. */
const words: Readonly<Record<string, string>> = {
  "1-9": "a number",
  "1-9 Up/Down": "a number",
  Letters: "letters",
  Enter: "an empty line",
  Esc: "back",
  F2: "cars",
  F3: "cart",
  F4: "orders",
  F6: "hold",
  F7: "next",
  F9: "end",
  F10: "quit"
}

/** Keys without a word, because a number selects a row. */
const unused = new Set(["Up/Down"])

/** Formats the desk line by line, for a screen reader: no columns, no frames, no color. */
export const formatPlain = (desk: Desk): ReadonlyArray<string> => {
  const { blocks, keys, notice, title } = describeDesk(desk)
  return [
    title,
    ...(notice == null ? [] : [notice.text.replace("Ctrl+R tries", "The word retry tries")]),
    ...blocks.flatMap(formatBlock),
    `You can type ${keys
      .filter(({ key }) => !unused.has(key))
      .map(formatKey)
      .join("; ")}.`
  ]
}

/** Returns only the lines that changed since the last screen, so that a screen reader does not repeat the rest. A different screen returns all lines. */
export const listNewLines = (before: ReadonlyArray<string>, now: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (before[0] !== now[0]) return now
  const known = new Set(before)
  return now.filter((line) => !known.has(line))
}

const formatKey = ({ action, key }: KeyHint): string => `${words[key] ?? key}: ${action}`

const formatBlock = (block: Block): ReadonlyArray<string> => {
  switch (block._tag) {
    case "Text":
      return [block.text]
    case "Fact":
      return [`${block.label}: ${block.text}`]
    case "Input":
      return [`${block.label}: ${block.text === "" ? "type it" : block.text}`]
    case "Rule":
      return []
    case "List":
      return [
        ...block.rows.slice(0, MAX_ROWS).map((row, at) => formatRow(block, row.cells, at)),
        ...(block.rows.length === 0 ? [] : [`Selected: ${block.selected + 1}`])
      ]
  }
}

const formatRow = ({ columns }: Extract<Block, { readonly _tag: "List" }>, cells: ReadonlyArray<string>, at: number): string => {
  const facts = cells.map((cell, column) => (cells.length === 1 ? cell : `${columns[column]?.title.toLowerCase() ?? ""} ${cell}`))
  return `${at + 1}. ${facts.join(", ")}`
}
