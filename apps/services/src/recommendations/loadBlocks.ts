import { flagNames } from "@camber/domain/flags"
import { multiAddFlags } from "@camber/domain/recommendations"
import { createBlock, type WireBlock, type WireItem } from "./createBlock.ts"

/** A block that a section may contain. */
export interface RequestedBlock {
  readonly title: string
  readonly displayType?: "grid" | "aside" | "vertical"
  /** Whether the block is collapsed at first. Default false. */
  readonly isExpandable?: boolean
  /** Whether the block shows the estimated delivery of its products (LOC-15). Default false. */
  readonly getShippingEstimate?: boolean
  /** Minimum number of cards; with fewer, the block is left out. Default: two in a row, one in a short list. */
  readonly fewest?: number
  /** Loads the block's items, leaving out these base numbers. */
  readonly items: (without: ReadonlyArray<string>) => Promise<ReadonlyArray<WireItem>>
}

const fewestIn = (displayType: RequestedBlock["displayType"] | null): number =>
  displayType === "aside" || displayType === "vertical" ? 1 : 2

/** Returns the flags that a block depends on, so that impressions can be recorded (CALL-101). */
const getFlags = (section: string, items: ReadonlyArray<WireItem>): ReadonlyArray<string> => [
  ...multiAddFlags(section),
  ...(items.some((item) => item._tag === "Product" && item.displaySavingsRibbon) ? [flagNames.greenSaveRibbon] : [])
]

/**
 * Loads the requested blocks and returns the first `most` that are not empty. A block leaves out the products of `without` and of earlier
 * blocks.
 */
export const loadBlocks = async (
  section: string,
  requestedBlocks: ReadonlyArray<RequestedBlock>,
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
  } of requestedBlocks) {
    if (blocks.length === most) break
    const recommendations = await items(shown)
    if (recommendations.length < fewest) continue
    const featureFlags = getFlags(section, recommendations)
    blocks.push(
      createBlock(section, { title, displayType, isExpandable, checkFitment: true, getShippingEstimate, featureFlags, recommendations })
    )
    shown.push(...recommendations.flatMap((item) => (item._tag === "Product" ? item.skuBase : [])))
  }
  return blocks
}
