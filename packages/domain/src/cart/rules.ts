import type { Cents } from "../catalogue/model.ts"
import type { CartLine, ChosenComponent, Quantity } from "./model.ts"

/** Pieces at least and at most in one line; what a quantity begins with is the least (CTRL-09). */
export const LEAST_PIECES = 1
export const MOST_PIECES = 999
/** Characters at most of each part of an item's list tag. */
export const LONGEST_TAG = 200
/** Items of one add at most. */
export const MOST_ITEMS = 50

/** The nearest quantity that a line may have: a whole number from 1 to 999; fractions are cut off, what is no number becomes 1. */
export const clampQuantity = (quantity: number): Quantity =>
  (Number.isNaN(quantity) ? LEAST_PIECES : Math.min(MOST_PIECES, Math.max(LEAST_PIECES, Math.trunc(quantity)))) as Quantity

/** What is chosen for the parts of a kit, without what they are called. */
export const chosenComponents = ({
  kitComponents
}: {
  readonly kitComponents: ReadonlyArray<ChosenComponent>
}): ReadonlyArray<ChosenComponent> => kitComponents.map(({ ordinality, skuVariantNumber }) => ({ ordinality, skuVariantNumber }))

type Priced = Pick<CartLine, "quantity" | "unitPrice" | "isPurchaseable">

/** What a line adds to the total, in integer cents: nothing when it cannot be bought. */
export const lineTotal = ({ quantity, unitPrice, isPurchaseable }: Priced): Cents => (isPurchaseable ? quantity * unitPrice : 0) as Cents

/** `itemCount` is the sum of all quantities, also of what can no longer be bought; `total` that of the line totals, in integer cents. */
export const cartTotals = (lines: ReadonlyArray<Priced>): { readonly itemCount: number; readonly total: Cents } => ({
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, line) => sum + lineTotal(line), 0) as Cents
})
