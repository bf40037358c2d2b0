import { clampQuantity } from "../catalog/rules.ts"
import type { JobItem, JobPart, JobPlan, JobRow } from "./calls.ts"
import type { Budget } from "./proposeSet.ts"

/** Parts that one press puts into the cart. */
export interface JobSelection {
  readonly parts: ReadonlyArray<JobPart>
  readonly items: ReadonlyArray<JobItem & Pick<JobPart, "skuBaseNumber">>
  /** Cents, without core charges. */
  readonly total: number
  readonly coreCharge: number
}

/** Returns the part of a row at a budget; null if there is none, or if the shopper has the row's part. */
export const getPart = (row: Pick<JobRow, Budget>, budget: Budget): JobPart | null => row[budget]

/**
 * Selects the parts of a set: the parts of the needed rows and, with `withUsual`, of the usually needed rows. Adds up the items of one
 * variant.
 */
export const selectParts = ({ rows }: Pick<JobPlan, "rows">, budget: Budget, withUsual: boolean): JobSelection => {
  const parts = rows.flatMap((row) => {
    const isSelected = row.section === "needed" || (withUsual && row.section === "usual")
    return (isSelected && getPart(row, budget)) || []
  })
  const items = new Map<string, JobSelection["items"][number]>()
  for (const { items: own, skuBaseNumber } of parts)
    for (const item of own) {
      const quantity = (items.get(item.skuVariantNumber)?.quantity ?? 0) + item.quantity
      items.set(item.skuVariantNumber, { skuBaseNumber, skuVariantNumber: item.skuVariantNumber, quantity: clampQuantity(quantity) })
    }
  return {
    parts,
    items: [...items.values()],
    total: parts.reduce((sum, { price }) => sum + price, 0),
    coreCharge: parts.reduce((sum, part) => sum + part.coreCharge, 0)
  }
}

/** Number of rows by state. */
export interface JobCounts {
  readonly needed: number
  readonly owned: number
  readonly inCart: number
  readonly missing: number
}

/** Counts the needed rows: rows with the part in the cart, rows whose part the shopper has otherwise, and rows with a missing part. */
export const countRows = ({ rows }: Pick<JobPlan, "rows">): JobCounts => {
  const needed = rows.filter(({ section }) => section === "needed")
  const there = needed.filter(({ missing }) => missing === 0)
  const inCart = there.filter(({ covered }) => covered.some(({ place }) => place === "inCart")).length
  return { needed: needed.length, inCart, owned: there.length - inCart, missing: needed.length - there.length }
}
