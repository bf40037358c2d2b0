import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { formatOrderState, type OrderSummary, formatRefundSummary } from "@camber/domain/order"
import { dayText } from "./orderText.ts"
import { formatPaymentStatus } from "./paymentText.ts"

/** Parses the page of the history from the address; page numbers start at 1. */
export const pageIn = (search: string): number => {
  const page = Number(new URLSearchParams(search).get("page") ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

/** Formats an order for its card in the history; `hrefOf` returns the address of its page. */
export const orderCardProps = (
  { credited, imageUrls, isPartlyShipped, itemCount, orderNumber, paymentState, placedAt, refunded, status, total }: OrderSummary,
  hrefOf: (orderNumber: string) => string
) => ({
  number: orderNumber,
  href: hrefOf(orderNumber),
  date: dayText(placedAt),
  status: formatPaymentStatus(formatOrderState({ status, isPartlyShipped }), { status, state: paymentState }),
  count: itemCountText(itemCount),
  total: [formatCents(total), formatRefundSummary({ status, total, credited, refunded })].filter((text) => text !== null).join(", "),
  pictures: imageUrls.map((src) => ({ src, alt: "" }))
})
