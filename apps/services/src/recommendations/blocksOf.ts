import { block, type WireBlock, type WireItem } from "./block.ts"

/** A block that a section would like to have. */
export interface WishedBlock {
  readonly title: string
  readonly displayType?: "grid" | "aside" | "vertical"
  /** Begins small. Default false. */
  readonly isExpandable?: boolean
  /** Its items, without these base numbers. */
  readonly items: (without: ReadonlyArray<string>) => Promise<ReadonlyArray<WireItem>>
}

/** Fewer cards are no row; a short list may have one. */
const FEWEST_IN_ROW = 2

/** The first wishes that anything comes of, at most `most`; none shows what `without` names or what a block before it shows. */
export const blocksOf = async (
  section: string,
  wishes: ReadonlyArray<WishedBlock>,
  without: ReadonlyArray<string>,
  most: number
): Promise<ReadonlyArray<WireBlock>> => {
  const blocks: Array<WireBlock> = []
  const shown = [...without]
  for (const { displayType = null, isExpandable = false, items, title } of wishes) {
    if (blocks.length === most) break
    const recommendations = await items(shown)
    if (recommendations.length < (displayType === null || displayType === "grid" ? FEWEST_IN_ROW : 1)) continue
    blocks.push(block(section, { title, displayType, isExpandable, checkFitment: true, recommendations }))
    shown.push(...recommendations.flatMap((item) => (item._tag === "Product" ? item.skuBase : [])))
  }
  return blocks
}
