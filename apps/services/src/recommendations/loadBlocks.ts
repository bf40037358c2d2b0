import { flagNames } from "@camber/domain/flags"
import { multiAddFlags } from "@camber/domain/recommendations"
import { createBlock, type WireBlock, type WireItem } from "./createBlock.ts"

/** A block that a section would like to have. */
export interface RequestedBlock {
  readonly title: string
  readonly displayType?: "grid" | "aside" | "vertical"
  /** Begins small. Default false. */
  readonly isExpandable?: boolean
  /** Tells when its products could be there (LOC-15). Default false. */
  readonly getShippingEstimate?: boolean
  /** Cards that make it worth showing. Default: two in a row, one in a short list. */
  readonly fewest?: number
  /** Its items, without these base numbers. */
  readonly items: (without: ReadonlyArray<string>) => Promise<ReadonlyArray<WireItem>>
}

const fewestIn = (displayType: RequestedBlock["displayType"] | null): number =>
  displayType === "aside" || displayType === "vertical" ? 1 : 2

/** The flags that what a block shows hangs on, so that it is told who has seen it under them (CALL-101). */
const flagsOf = (section: string, items: ReadonlyArray<WireItem>): ReadonlyArray<string> => [
  ...multiAddFlags(section),
  ...(items.some((item) => item._tag === "Product" && item.displaySavingsRibbon) ? [flagNames.greenSaveRibbon] : [])
]

/** The first wishes that anything comes of, at most `most`; none shows what `without` names or what a block before it shows. */
export const loadBlocks = async (
  section: string,
  wishes: ReadonlyArray<RequestedBlock>,
  without: ReadonlyArray<string>,
  most: number
): Promise<ReadonlyArray<WireBlock>> => {
  const blocks: Array<WireBlock> = []
  const shown = [...without]
  for (const {
    displayType = null,
    fewest = fewestIn(displayType),
    getShippingEstimate = false,
    isExpandable = false,
    items,
    title
  } of wishes) {
    if (blocks.length === most) break
    const recommendations = await items(shown)
    if (recommendations.length < fewest) continue
    const featureFlags = flagsOf(section, recommendations)
    blocks.push(
      createBlock(section, { title, displayType, isExpandable, checkFitment: true, getShippingEstimate, featureFlags, recommendations })
    )
    shown.push(...recommendations.flatMap((item) => (item._tag === "Product" ? item.skuBase : [])))
  }
  return blocks
}
