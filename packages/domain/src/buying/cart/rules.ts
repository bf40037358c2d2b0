import type { Cents } from "../../foundation/money/model.ts"
import type { CartLine } from "./model.ts"

/** Characters at most of each part of an item's list tag. */
export const MAX_TAG_LENGTH = 200
/** Items of one add at most. */
export const MAX_ITEMS_PER_ADD = 50

type Priced = Pick<CartLine, "quantity" | "unitPrice" | "isPurchaseable">

/** What a line adds to the total, in integer cents: nothing when it cannot be bought. */
export const computeLineTotal = ({ quantity, unitPrice, isPurchaseable }: Priced): Cents =>
  (isPurchaseable ? quantity * unitPrice : 0) as Cents

/** What is deposited with a line for the old parts, in integer cents: nothing when it cannot be bought. */
export const computeLineCoreDeposit = ({
  coreCharge,
  isPurchaseable,
  quantity
}: Pick<CartLine, "coreCharge" | "isPurchaseable" | "quantity">): Cents => (isPurchaseable ? quantity * coreCharge : 0) as Cents

/** `itemCount` is the sum of all quantities, also of what can no longer be bought; `total` that of the line totals, in integer cents. */
export const computeCartTotals = (lines: ReadonlyArray<Priced>): { readonly itemCount: number; readonly total: Cents } => ({
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, line) => sum + computeLineTotal(line), 0) as Cents
})

/** All deposits for old parts, in integer cents: they are beside the total, because no code and no points take account of them. */
export const computeCoreDeposits = (lines: ReadonlyArray<Parameters<typeof computeLineCoreDeposit>[0]>): Cents =>
  lines.reduce((sum, line) => sum + computeLineCoreDeposit(line), 0) as Cents
