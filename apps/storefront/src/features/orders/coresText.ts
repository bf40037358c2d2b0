import { computeCoreCredit, getCoreReturnDeadline } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import type { Order, OrderLine } from "@camber/domain/order"
import { dayText } from "./dayText.ts"

type Deposits = Pick<Order, "deliveredAt" | "shippedAt"> & {
  readonly lines: ReadonlyArray<Pick<OrderLine, "canceled" | "coreCharge" | "coresReturned" | "quantity" | "returned">>
}

/** Formats the refundable deposits for old parts and their deadline. `now` is in UTC milliseconds. Null without refundable deposits. */
export const coresText = ({ deliveredAt, lines, shippedAt }: Deposits, days: number, now: number): string | null => {
  const arrivedAt = deliveredAt ?? shippedAt
  const left = lines.reduce((sum, { canceled, coreCharge, coresReturned, quantity, returned }) => {
    const deposit = { coreCharge, quantity, refunded: canceled + returned + coresReturned, arrivedAt: arrivedAt ?? now }
    return sum + computeCoreCredit(deposit, quantity, days, now)
  }, 0)
  if (left === 0) return null
  const until =
    arrivedAt === null ? `for ${days} days after your order arrives` : `until ${dayText(getCoreReturnDeadline(arrivedAt, days))}`
  return `We refund ${formatCents(left)} in core deposits when we receive your old parts, ${until}.`
}
