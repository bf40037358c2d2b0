import { type CreditLine, computeCredit } from "./credits.ts"
import type { Order } from "./model.ts"

/** What comes back for pieces that are canceled. */
export interface CancelRefund {
  /** Integer cents, without the tax on them unless `isExact`. */
  readonly cents: number
  /** It is all that is charged: tax and shipping are in it. */
  readonly isExact: boolean
}

type Canceled = Pick<Order, "credited" | "lines" | "shipments" | "tax" | "total">

/**
 * What comes back for `pieces` more of a line: its price after code and points, and the deposits for old parts. Of an order of which nothing was
 * sent and nothing stays, all that is charged comes back. The services reckon the tax: part of it depends on rates that a page does not know.
 */
export const computeCancelRefund = (order: Canceled, ordinality: number, pieces: number): CancelRefund => {
  const before = order.lines.map((line) => toCreditLine(line, 0))
  const after = order.lines.map((line) => toCreditLine(line, line.ordinality === ordinality ? pieces : 0))
  if (order.shipments.length === 0 && after.every(({ back, quantity }) => back >= quantity))
    return { cents: order.total - order.credited, isExact: true }
  const back = (lines: ReadonlyArray<CreditLine>) => {
    const { cores, goods } = computeCredit({ ...nothing, lines })
    return goods + cores
  }
  return { cents: back(after) - back(before), isExact: order.tax === 0 }
}

const nothing = { shipping: 0, tax: 0, taxes: { shipping: false, cores: false }, points: 0, pointsEarned: 0, isUnsent: false }

const toCreditLine = (line: Order["lines"][number], more: number): CreditLine => ({
  quantity: line.quantity,
  paid: line.total - line.discount,
  total: line.total,
  core: line.coreCharge * line.quantity,
  back: line.canceled + more,
  coresBack: 0,
  misfits: 0
})
