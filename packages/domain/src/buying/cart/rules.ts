import type { Cents } from "../../foundation/money/model.ts"
import type { CartLine } from "./model.ts"

export const MAX_TAG_LENGTH = 200
export const MAX_ITEMS_PER_ADD = 50

type Priced = Pick<CartLine, "quantity" | "unitPrice" | "isPurchaseable">

/** Computes a line's total in integer cents; 0 if it cannot be bought. */
export const computeLineTotal = ({ quantity, unitPrice, isPurchaseable }: Priced): Cents =>
  (isPurchaseable ? quantity * unitPrice : 0) as Cents

/** Computes a line's core deposits in integer cents; 0 if it cannot be bought. */
export const computeLineCoreDeposit = ({
  coreCharge,
  isPurchaseable,
  quantity
}: Pick<CartLine, "coreCharge" | "isPurchaseable" | "quantity">): Cents => (isPurchaseable ? quantity * coreCharge : 0) as Cents

/** Computes the totals in integer cents. `itemCount` includes unpurchasable lines; `total` does not. */
export const computeCartTotals = (lines: ReadonlyArray<Priced>): { readonly itemCount: number; readonly total: Cents } => ({
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, line) => sum + computeLineTotal(line), 0) as Cents
})

/** Computes all core deposits in integer cents. They are not part of the total because promo codes and points ignore them. */
export const computeCoreDeposits = (lines: ReadonlyArray<Parameters<typeof computeLineCoreDeposit>[0]>): Cents =>
  lines.reduce((sum, line) => sum + computeLineCoreDeposit(line), 0) as Cents
