import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import { MAX_BUDGET_CENTS } from "../lists/listName.ts"
import type { ListProduct } from "../lists/model.ts"
import type { Cents } from "../../foundation/money/model.ts"
import { toCents } from "../../foundation/money/rules.ts"
import type { Progress } from "./progress.ts"

/** A part of a build with how far it has come. */
export interface PricedProgress {
  readonly product: Pick<ListProduct, "availability" | "price">
  readonly progress: Progress
}

/** What a build comes to, in integer cents; the total is the sum of the three. */
export interface PlanCost {
  /** What was ordered, at what it cost then. */
  readonly spent: number
  /** At today's price, as is what is planned. */
  readonly inCart: number
  readonly planned: number
  readonly total: number
  /** Pieces whose price the cart alone tells, or that nobody can buy now: the total is without them. */
  readonly unpriced: number
}

/** What parts come to. That of a whole build is the sum of its stages'. */
export const computePlanCost = (parts: ReadonlyArray<PricedProgress>): PlanCost => {
  let [spent, inCart, planned, unpriced] = [0, 0, 0, 0]
  for (const { product, progress } of parts) {
    const { availability, price } = product
    spent += progress.spent
    if (price === null || !isPurchaseable(availability)) unpriced += progress.inCart + progress.planned
    else {
      inCart += progress.inCart * price
      planned += progress.planned * price
    }
  }
  return { spent, inCart, planned, total: spent + inCart + planned, unpriced }
}

/** What of a budget is left once all is bought, in integer cents; negative: the build is over it. */
export const getRemainingBudget = (budget: number, { total }: Pick<PlanCost, "total">): number => budget - total

/** Typed dollars as integer cents: `5,500` and `$5500.00`. null: nothing was typed; undefined: it is no amount, or more than `MOST_BUDGET`. */
export const parseBudget = (typed: string): Cents | null | undefined => {
  const text = typed.replace(/[$,\s]/g, "")
  if (text === "") return null
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) return undefined
  const cents = toCents(Number(text))
  return cents <= MAX_BUDGET_CENTS ? cents : undefined
}
