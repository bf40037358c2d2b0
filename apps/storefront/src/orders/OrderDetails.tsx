import { formatCents } from "@camber/domain/catalogue"
import type { Order } from "@camber/domain/order"
import { OrderLines, OrderProgress, OrderTotals } from "@camber/ui"
import type { ReactNode } from "react"
import { totalsRows } from "../checkout/totalsRows.ts"
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
      <OrderLines label="What was ordered" lines={order.lines.map(orderedLine)} />
      {children}
    </div>
    <section className="sum" aria-labelledby="sum">
      <h2 id="sum">What it comes to</h2>
      <OrderTotals rows={totalsRows(order, order.shippingMethod)} total={formatCents(order.total)} />
      <p>To be paid by invoice.</p>
      {order.pointsEarned > 0 && <p>It earned {order.pointsEarned} points.</p>}
      {order.contact !== null && (
        <>
          <h3>It goes to</h3>
          <AddressText contact={order.contact} />
        </>
      )}
    </section>
  </div>
)
