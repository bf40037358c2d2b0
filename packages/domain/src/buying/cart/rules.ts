import type { Cents } from "../../foundation/money/model.ts"
import type { CartLine } from "./model.ts"

/** Characters at most of each part of an item's list tag. */
export const LONGEST_TAG = 200
/** Items of one add at most. */
export const MOST_ITEMS = 50

type Priced = Pick<CartLine, "quantity" | "unitPrice" | "isPurchaseable">

/** What a line adds to the total, in integer cents: nothing when it cannot be bought. */
export const lineTotal = ({ quantity, unitPrice, isPurchaseable }: Priced): Cents => (isPurchaseable ? quantity * unitPrice : 0) as Cents

/** What is deposited with a line for the old parts, in integer cents: nothing when it cannot be bought. */
export const lineCore = ({ coreCharge, isPurchaseable, quantity }: Pick<CartLine, "coreCharge" | "isPurchaseable" | "quantity">): Cents =>
  (isPurchaseable ? quantity * coreCharge : 0) as Cents

/** `itemCount` is the sum of all quantities, also of what can no longer be bought; `total` that of the line totals, in integer cents. */
export const cartTotals = (lines: ReadonlyArray<Priced>): { readonly itemCount: number; readonly total: Cents } => ({
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, line) => sum + lineTotal(line), 0) as Cents
})

/** All deposits for old parts, in integer cents: they are beside the total, because no code and no points take account of them. */
export const cartDeposits = (lines: ReadonlyArray<Parameters<typeof lineCore>[0]>): Cents =>
  lines.reduce((sum, line) => sum + lineCore(line), 0) as Cents
