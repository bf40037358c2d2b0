import { formatCents } from "@camber/domain/money"
import type { Order } from "@camber/domain/order"
import { OrderLines, OrderTotals } from "@camber/ui"
import { OrderProgress } from "./view/order-progress/OrderProgress.tsx"
import type { ReactNode } from "react"
import { totalsRows } from "./totalsRows.ts"
import { AddressText } from "./AddressText.tsx"
import { orderedLine } from "./orderedLine.ts"
import { progressOf } from "./progressOf.ts"

export interface OrderDetailsProps {
  readonly order: Order
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** All that is known of an order. */
export const OrderDetails = ({ order, children }: OrderDetailsProps) => (
  <div className="cartgrid">
    <div className="order__main">
      <OrderProgress steps={progressOf(order)} />
      {order.trackingNumber !== null && (
        <p>
          Tracking number <b>{order.trackingNumber}</b>
        </p>
      )}
      <OrderLines label="Items in this order" lines={order.lines.map(orderedLine)} />
      {children}
    </div>
    <section className="sum" aria-labelledby="sum">
      <h2 id="sum">Order summary</h2>
      <OrderTotals rows={totalsRows(order, order.shippingMethod)} total={formatCents(order.total)} />
      <p>Payment by invoice.</p>
      {order.pointsEarned > 0 && order.status !== "canceled" && <p>{pointsText(order)}</p>}
      {order.contact !== null && (
        <>
          <h3>Shipping address</h3>
          <AddressText contact={order.contact} />
        </>
      )}
    </section>
  </div>
)

/** Points count once the order is shipped (GAP-C58). */
const pointsText = ({ pointsEarned, status }: Order): string =>
  status === "placed" ? `Earns ${pointsEarned} points once it ships.` : `Earned ${pointsEarned} points.`
