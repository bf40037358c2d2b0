import { flagNames } from "@camber/domain/flags"
import { multiAddFlags } from "@camber/domain/recommendations"
import { createBlock, type WireBlock, type WireItem } from "./createBlock.ts"

/** A block that a section requests. */
export interface RequestedBlock {
  readonly title: string
  readonly displayType?: "grid" | "aside" | "vertical"
  /** Collapsed at first. Default false. */
  readonly isExpandable?: boolean
  /** Shows the estimated delivery of its products (LOC-15). Default false. */
  readonly getShippingEstimate?: boolean
  /** Minimum cards to show the block. Default: two in a row, one in a short list. */
  readonly fewest?: number
  /** Loads its items, without these base numbers. */
  readonly items: (without: ReadonlyArray<string>) => Promise<ReadonlyArray<WireItem>>
}

const fewestIn = (displayType: RequestedBlock["displayType"] | null): number =>
  displayType === "aside" || displayType === "vertical" ? 1 : 2

/** Returns the flags that a block depends on, so that impressions can be recorded (CALL-101). */
const getFlags = (section: string, items: ReadonlyArray<WireItem>): ReadonlyArray<string> => [
  ...multiAddFlags(section),
  ...(items.some((item) => item._tag === "Product" && item.displaySavingsRibbon) ? [flagNames.greenSaveRibbon] : [])
]

/** Loads the first `most` requested blocks that are not empty. No block repeats a product of `without` or of an earlier block. */
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
