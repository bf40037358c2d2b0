import { CONTACT_FORM } from "@camber/domain/content"
import { type OldOrdersPage, formatOrderState, type OldOrder, type OldReturnRequest, returnStateLabels } from "@camber/domain/order"
import { Link } from "@camber/ui"
import { OldOrderCard, type OldOrderCardProps } from "./view/old-order/OldOrderCard.tsx"
import { CORE_DEPOSIT_LABEL } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import { OldReturnForm } from "./OldReturnForm.tsx"
import { dayText } from "./orderText.ts"

export interface OldOrdersProps {
  readonly page: OldOrdersPage | null
  /** Requests a return. Returns null if it was saved, otherwise the reason why it was not saved. Absent on pages without scripts. */
  readonly requestReturn?: ((request: OldReturnRequest) => Promise<string | null>) | undefined
}

/** The visitor's orders of the shop's former website. Renders nothing if there are none. */
export const OldOrders = ({ page, requestReturn }: OldOrdersProps) => {
  if (page === null || page.total === 0) return null
  const { orders, total } = page
  return (
    <section className="order__block" aria-labelledby="old-orders">
      <h2 id="old-orders">Orders from our former website</h2>
      <p className="oldorders__note">
        {requestReturn === undefined ? (
          <>
            To return a part from one of these orders, <Link href={CONTACT_FORM}>contact us</Link> with its number.
          </>
        ) : (
          "Open an order to return its parts."
        )}
        {total > orders.length && ` The newest ${orders.length} of ${total} are shown.`}
      </p>
      <ul>
        {orders.map((order) => (
          <OldOrderCard key={order.orderNumber} {...oldOrderCardProps(order)}>
            {order.returnBy !== null && order.lines.some(({ returnable }) => returnable > 0) && (
              <p>You can return parts of this order until {dayText(order.returnBy)}.</p>
            )}
            {requestReturn !== undefined && <OldReturnForm key={order.returns.length} order={order} send={requestReturn} />}
          </OldOrderCard>
        ))}
      </ul>
    </section>
  )
}

/** Formats cents. Adds the currency code if it is not the shop's currency. */
const formatAmount = (cents: number, currency: string): string =>
  currency === "USD" ? formatCents(cents) : `${currency} ${formatCents(cents).replace("$", "")}`

/** Formats a return in a line: 'Return 3: 1 × Rotor, requested December 1, 2026, closed: $49.95 refunded'. */
const formatReturn = (
  { credit, lines: back, refusedWhy, requestedAt, returnId, state }: OldOrder["returns"][number],
  lines: OldOrder["lines"],
  format: (cents: number) => string
): string => {
  const parts = back.map(({ ordinality, quantity, received }) => {
    const count = received === null || received === quantity ? quantity : `${received} of ${quantity}`
    return `${count} × ${lines[ordinality - 1]?.title ?? ""}`
  })
  const result = refusedWhy ?? (credit > 0 ? `${format(credit)} refunded` : "")
  const text = `Return ${returnId}: ${parts.join(", ")}, requested ${dayText(requestedAt)}, ${returnStateLabels[state].toLowerCase()}`
  return result === "" ? text : `${text}: ${result}`
}

/** Formats an order of the former website for its card. */
export const oldOrderCardProps = ({ currency, lines, ...order }: OldOrder): OldOrderCardProps => {
  const format = (cents: number): string => formatAmount(cents, currency)
  const optional = (label: string, cents: number, sign = "") => (cents === 0 ? [] : [{ label, value: `${sign}${format(cents)}` }])
  return {
    number: order.orderNumber,
    date: dayText(order.placedAt),
    status: formatOrderState({ status: order.status, isPartlyShipped: false }),
    total: format(order.total),
    lines: lines.map(({ brand, car, options, quantity, sku, title, unitPrice, url }) => ({
      title,
      href: url,
      facts: [brand, sku, options, car === "" ? "" : `for a ${car}`].filter((text) => text !== "").join(" · "),
      price: `${quantity} × ${format(unitPrice)}`
    })),
    rows: [
      { label: "Parts", value: format(order.subtotal) },
      ...optional("Discount", order.discount, "-"),
      ...optional(CORE_DEPOSIT_LABEL, order.cores),
      { label: "Shipping", value: order.shipping === 0 ? "Free" : format(order.shipping) },
      { label: "Tax", value: format(order.tax) },
      ...optional("Refunded", order.refunded)
    ],
    returns: order.returns.map((back) => formatReturn(back, lines, format)),
    parcel: [order.carrier, order.trackingNumber].filter((text) => text !== "").join(" ") || undefined
  }
}
