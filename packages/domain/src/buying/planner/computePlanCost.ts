import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import { MAX_BUDGET_CENTS } from "../lists/listName.ts"
import type { ListProduct } from "../lists/model.ts"
import type { Cents } from "../../foundation/money/model.ts"
import { toCents } from "../../foundation/money/rules.ts"
import type { Progress } from "./progress.ts"

/** A part of a build with its progress. */
export interface PricedProgress {
  readonly product: Pick<ListProduct, "availability" | "price">
  readonly progress: Progress
}

/** Cost of a build in integer cents. The total is the sum of `spent`, `inCart` and `planned`. */
export interface PlanCost {
  /** Ordered parts at their purchase price. */
  readonly spent: number
  /** Parts in the cart and planned parts, at current prices. */
  readonly inCart: number
  readonly planned: number
  readonly total: number
  /** Pieces that have no price or are not available. The total excludes them. */
  readonly unpriced: number
}

/** Computes the cost of parts. The cost of a build is the sum over its stages. */
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

/** Returns the remaining budget in integer cents; negative if the total exceeds the budget. */
export const getRemainingBudget = (budget: number, { total }: Pick<PlanCost, "total">): number => budget - total

/**
 * Parses dollars such as `5,500` and `$5500.00` to integer cents. Returns null for empty input, and undefined for an invalid amount or one
 * above `MAX_BUDGET_CENTS`.
 */
export const parseBudget = (input: string): Cents | null | undefined => {
  const text = input.replace(/[$,\s]/g, "")
  if (text === "") return null
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) return undefined
  const cents = toCents(Number(text))
  return cents <= MAX_BUDGET_CENTS ? cents : undefined
}
