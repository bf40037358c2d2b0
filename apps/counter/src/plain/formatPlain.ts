import type { Desk } from "../desk/model.ts"
import type { Block, View } from "../views/blocks.ts"
import { describeDesk } from "../views/describeDesk.ts"

/** Most rows that are read out; the rest is found by better words. */
const MAX_ROWS = 20

/** Formats the desk line by line, for a screen reader: no columns, no frames, no color. */
export const formatPlain = (desk: Desk): ReadonlyArray<string> => {
  const { blocks, keys, title }: View = describeDesk(desk)
  return [
    "",
    title,
    ...(desk.notice === null ? [] : [desk.notice.text]),
    ...blocks.flatMap(formatBlock),
    `Keys: ${keys.map(({ action, key }) => `${key} ${action}`).join(", ")}.`
  ]
}

const formatBlock = (block: Block): ReadonlyArray<string> => {
  switch (block._tag) {
    case "Text":
      return [block.text]
    case "Fact":
      return [`${block.label}: ${block.text}`]
    case "Input":
      return [`${block.label}: ${block.text === "" ? "type it and press Enter" : block.text}`]
    case "Rule":
      return []
    case "List":
      return block.rows.slice(0, MAX_ROWS).map(({ cells }, at) => {
        const facts = cells.map((cell, column) => {
          const heading = block.columns[column]?.title.toLowerCase() ?? ""
          return cells.length === 1 ? cell : `${heading} ${cell}`
        })
        return `${at + 1}${at === block.selected ? " (selected)" : ""}. ${facts.join(", ")}`
      })
  }
}
