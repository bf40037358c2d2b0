import type { Cents } from "../../foundation/money/model.ts"
import { formatCents } from "../../foundation/money/rules.ts"

/** Label of the core deposits in the order totals. */
export const CORE_DEPOSIT_LABEL = "Refundable core deposits"

/** Formats the deposit text below a line. `coreCharge` is for one piece, above 0, in integer cents. */
export const formatCoreDeposit = (quantity: number, coreCharge: number): string =>
  `Core deposit ${formatCents(quantity * coreCharge)}${quantity > 1 ? ` (${quantity} × ${formatCents(coreCharge)})` : ""}, refunded with your old part${quantity > 1 ? "s" : ""}`

const DAY = 24 * 3_600_000

/** Core deposit of an order line, and the start of its return period. */
export interface CoreDeposit {
  /** Per piece, in integer cents. */
  readonly coreCharge: number
  readonly quantity: number
  /** Pieces whose deposit was refunded because the core or the piece itself was returned. */
  readonly refunded: number
  /** Delivery time, else shipping time, in UTC milliseconds; null until shipped. */
  readonly arrivedAt: number | null
}

/** Returns how many cores can still be returned at `now` (UTC milliseconds): until `days` after delivery. */
export const getReturnableCores = ({ arrivedAt, coreCharge, quantity, refunded }: CoreDeposit, days: number, now: number): number =>
  coreCharge > 0 && arrivedAt !== null && now < getCoreReturnDeadline(arrivedAt, days) ? Math.max(0, quantity - refunded) : 0

/** Computes the credit for returned cores in integer cents. The credit never exceeds the deposits that are still returnable. */
export const computeCoreCredit = (deposit: CoreDeposit, pieces: number, days: number, now: number): Cents =>
  (deposit.coreCharge * Math.min(Math.max(0, Math.trunc(pieces)), getReturnableCores(deposit, days, now))) as Cents

/** Returns the end of the core return period, in UTC milliseconds. */
export const getCoreReturnDeadline = (arrivedAt: number, days: number): number => arrivedAt + days * DAY
