import type { Cents } from "../../foundation/money/model.ts"
import { formatCents } from "../../foundation/money/rules.ts"

/** What all deposits of an order are called among its sums. */
export const CORE_DEPOSIT_LABEL = "Refundable core deposits"

/** The deposit of a line, said under it; `coreCharge` is one piece's, above 0, in integer cents. */
export const formatCoreDeposit = (quantity: number, coreCharge: number): string =>
  `Core deposit ${formatCents(quantity * coreCharge)}${quantity > 1 ? ` (${quantity} × ${formatCents(coreCharge)})` : ""}, refunded with your old part${quantity > 1 ? "s" : ""}`

const DAY = 24 * 3_600_000

/** What has been deposited with a line of an order, and when its old parts may still come back. */
export interface CoreDeposit {
  /** For each piece, in integer cents. */
  readonly coreCharge: number
  readonly quantity: number
  /** Pieces whose deposit was refunded: for their old part, or because the piece itself went back. */
  readonly refunded: number
  /** When it came, else when it was sent, in UTC milliseconds; null while it is here. */
  readonly arrivedAt: number | null
}

/** Pieces whose old part can still be sent in at `now`, in UTC milliseconds: until `days` after the line came. */
export const getReturnableCores = ({ arrivedAt, coreCharge, quantity, refunded }: CoreDeposit, days: number, now: number): number =>
  coreCharge > 0 && arrivedAt !== null && now < getCoreReturnDeadline(arrivedAt, days) ? Math.max(0, quantity - refunded) : 0

/** What is credited for this many old parts, in integer cents: never for more than can still come, so never more than was charged. */
export const computeCoreCredit = (deposit: CoreDeposit, pieces: number, days: number, now: number): Cents =>
  (deposit.coreCharge * Math.min(Math.max(0, Math.trunc(pieces)), getReturnableCores(deposit, days, now))) as Cents

/** The moment from which old parts are too late, in UTC milliseconds. */
export const getCoreReturnDeadline = (arrivedAt: number, days: number): number => arrivedAt + days * DAY
