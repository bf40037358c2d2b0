import { type CreditLine, computeCredit } from "./credits.ts"
import type { Order } from "./model.ts"

/** Refund for canceled pieces. */
export interface CancelRefund {
  /** Integer cents, without tax unless `isExact`. */
  readonly cents: number
  /** The refund is the whole charge, including tax and shipping. */
  readonly isExact: boolean
}

type CancelableOrder = Pick<Order, "credited" | "lines" | "shipments" | "tax" | "total">

/**
 * Computes the refund for canceling `pieces` more of a line: the discounted price and the core deposits.
 *
 * If nothing was shipped and nothing remains, the whole charge is refunded. Otherwise only the services can compute the tax, because pages
 * do not know the rates.
 */
export const computeCancelRefund = (order: CancelableOrder, ordinality: number, pieces: number): CancelRefund => {
  const before = order.lines.map((line) => toCreditLine(line, 0))
  const after = order.lines.map((line) => toCreditLine(line, line.ordinality === ordinality ? pieces : 0))
  if (order.shipments.length === 0 && after.every(({ back, quantity }) => back >= quantity))
    return { cents: order.total - order.credited, isExact: true }
  const computeGoodsAndCores = (lines: ReadonlyArray<CreditLine>) => {
    const { cores, goods } = computeCredit({ ...NO_CREDIT_ORDER, lines })
    return goods + cores
  }
  return { cents: computeGoodsAndCores(after) - computeGoodsAndCores(before), isExact: order.tax === 0 }
}

const NO_CREDIT_ORDER = { shipping: 0, tax: 0, taxes: { shipping: false, cores: false }, points: 0, pointsEarned: 0, isUnsent: false }

const toCreditLine = (line: Order["lines"][number], more: number): CreditLine => ({
  quantity: line.quantity,
  paid: line.total - line.discount,
  total: line.total,
  core: line.coreCharge * line.quantity,
  back: line.canceled + more,
  coresBack: 0,
  misfits: 0
})
