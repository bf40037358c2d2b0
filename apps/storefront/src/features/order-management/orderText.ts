import type { ManagedOrderLine, ManagedOrder, ManagedOrderRow } from "@camber/domain/order-management"
import { getFitmentText, formatReason } from "@camber/domain/fitment"
import { formatCents } from "@camber/domain/money"
import { getOpenQuantity, formatOrderState, formatRefundSummary } from "@camber/domain/order"
import type { DeskLineProps } from "./view/desk-line/DeskLine.tsx"
import type { DeskOrdersRow } from "./view/desk-orders/DeskOrders.tsx"
import type { DeskStateProps } from "./view/desk-state/DeskState.tsx"

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
export const formatQuantity = (pieces: number): string => counted(pieces, "piece")

const moneyStates: Readonly<Record<ManagedOrderRow["payment"], DeskStateProps>> = {
  none: { tone: "ok", text: "Invoice" },
  awaiting: { tone: "wait", text: "Awaiting payment" },
  authorised: { tone: "wait", text: "Authorized" },
  paid: { tone: "ok", text: "Paid" },
  failed: { tone: "bad", text: "Declined" },
  partlyRefunded: { tone: "ok", text: "Partly refunded" },
  refunded: { tone: "wait", text: "Refunded" }
}
export const getPaymentBadge = (payment: ManagedOrderRow["payment"]): DeskStateProps => moneyStates[payment]

const refundFailed: DeskStateProps = { tone: "bad", text: "Refund failed" }

const refundStates: Readonly<Record<DeskRefund["state"], DeskStateProps>> = {
  due: { tone: "wait", text: "Queued" },
  sent: { tone: "wait", text: "Sent to provider" },
  done: { tone: "ok", text: "Refunded" },
  failed: { tone: "bad", text: "Failed" }
}
export type DeskRefund = ManagedOrder["payment"]["refunds"][number]
export const getRefundBadge = ({ isStuck, state }: DeskRefund): DeskStateProps =>
  isStuck ? { tone: "bad", text: "Delayed" } : refundStates[state]

/** Returns the next task of an order, or its final state. */
export const getOrderBadge = ({
  isPartlyShipped,
  mayShip,
  status
}: Pick<ManagedOrderRow, "status" | "isPartlyShipped"> & { readonly mayShip: boolean }): DeskStateProps => {
  if (status === "canceled") return { tone: "bad", text: "Canceled" }
  if (status !== "placed") return { tone: "ok", text: formatOrderState({ status, isPartlyShipped }) }
  if (!mayShip) return { tone: "wait", text: "Awaiting payment" }
  return { tone: "go", text: isPartlyShipped ? "Partly shipped" : "To pack" }
}

const dayAndTime = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: "UTC" })

export const deskOrdersRow = (row: ManagedOrderRow, href: string, mayShip: boolean): DeskOrdersRow => ({
  number: row.orderNumber,
  href,
  placed: dayAndTime.format(new Date(row.placedAt)),
  name: row.name,
  email: row.email,
  place: row.place,
  amount: `${counted(row.lines, "line")}, ${formatQuantity(row.pieces)}`,
  car: row.car,
  total: formatCents(row.total),
  back: formatRefundSummary(row),
  money: row.isRefundStuck ? refundFailed : getPaymentBadge(row.payment),
  state: getOrderBadge({ ...row, mayShip }),
  returns: row.returnsWaiting === 0 ? null : `${counted(row.returnsWaiting, "return")} waiting`
})

const tones = { positive: "fit", neutral: "universal", warning: "verify", negative: "nofit", unknown: "unknown" } as const

/** Formats an order line for the desk. */
export const deskLineProps = (line: ManagedOrderLine): Omit<DeskLineProps, "picked" | "onPick"> => {
  const text = line.addedFor === null ? null : getFitmentText(line.addedFor.verdict)
  const reason = line.addedFor?.verdict.reason ?? null
  return {
    title: line.title,
    href: line.url,
    picture: line.imageUrl,
    brand: line.brand,
    sku: line.skuVariantNumber,
    options: line.options,
    parts: line.parts.map(({ skuVariantNumber, text: part }) => (skuVariantNumber === null ? part : `${part} (${skuVariantNumber})`)),
    open: getOpenQuantity(line),
    standing: standingText(line),
    shelf: line.onShelf === null ? "no longer in the catalog" : `${line.onShelf} in stock`,
    price: formatCents(line.total),
    car: line.addedFor?.projectName ?? null,
    fit: text === null ? null : { tone: tones[text.tone], label: text.label, why: reason === null ? null : formatReason(reason) }
  }
}

const standingText = ({ canceled, quantity, received, returned, shipped }: ManagedOrderLine): string | null => {
  const parts = [
    ...(shipped > 0 ? [`${shipped} of ${quantity} shipped`] : []),
    ...(canceled > 0 ? [`${canceled} canceled`] : []),
    ...(returned > received ? [`${returned - received} being returned`] : []),
    ...(received > 0 ? [`${received} returned`] : [])
  ]
  return parts.length === 0 ? null : parts.join(", ")
}

const historyWords: Readonly<Record<string, string>> = {
  placed: "Ordered",
  shipped: "Shipped",
  partlyShipped: "Partly shipped",
  parcelDelivered: "Package delivered",
  delivered: "Delivered",
  canceled: "Canceled",
  piecesCanceled: "Items canceled",
  paymentAway: "Payment provider was unreachable",
  paymentProblem: "A payment or refund doesn't match the order",
  paymentBegun: "Payment started",
  disputed: "Payment disputed",
  refundOwed: "Refund queued",
  refundRepeated: "Refund sent again",
  refundSettled: "Refunded manually",
  refundFailed: "Refund failed",
  returnRequested: "Return requested",
  returnReceived: "Return received",
  returnRefused: "Return rejected",
  returnClosed: "Return closed"
}

/** Formats a history entry: 'boss@shop.test: Partly shipped'. */
export const formatHistoryLine = ({ actor, what, who }: ManagedOrder["history"][number]): string => {
  const subject = who ?? { customer: "Customer", staff: "Staff", shop: "Shop", payment: "Payment" }[actor]
  // An unknown event name such as `paymentExpired` falls back to its words: Payment expired.
  const words = historyWords[what] ?? what.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${subject}: ${words}`
}
