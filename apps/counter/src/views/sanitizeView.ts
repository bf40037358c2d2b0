import type { Block, View } from "./blocks.ts"

/** Removes control and format characters: a name in an order could otherwise move the cursor or reverse the text. */
export const sanitizeText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")

/** Removes what a terminal would obey from all texts, because customers and makers write some of them. */
export const sanitizeView = (view: View): View => ({
  ...view,
  title: sanitizeText(view.title),
  notice: view.notice ? { ...view.notice, text: sanitizeText(view.notice.text) } : null,
  blocks: view.blocks.map(sanitizeBlock)
})

const sanitizeBlock = (block: Block): Block => {
  switch (block._tag) {
    case "Text":
      return { ...block, text: sanitizeText(block.text) }
    case "Fact":
    case "Input":
      return { ...block, label: sanitizeText(block.label), text: sanitizeText(block.text) }
    case "List":
      return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(sanitizeText) })) }
    case "Rule":
      return block
  }
}
