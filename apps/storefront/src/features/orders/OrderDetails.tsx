import { formatCents } from "@camber/domain/money"
import type { Order } from "@camber/domain/order"
import { OrderTotals } from "@camber/ui"
import { OrderProgress } from "./view/order-progress/OrderProgress.tsx"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { savedText, totalsRows } from "./totalsRows.ts"
import { AddressText } from "./AddressText.tsx"
import { coresText } from "./coresText.ts"
import { paymentLines } from "./paymentWords.ts"
import { FitPromise } from "./FitPromise.tsx"
import { OrderBoxes, type OrderBoxesProps } from "./OrderBoxes.tsx"
import { Returns } from "./Returns.tsx"
import { progressOf } from "./progressOf.ts"

export interface OrderDetailsProps {
  readonly order: Order
  /** It was looked up with; null for one's own order. */
  readonly email?: string | null
  /** What can be done with single pieces. */
  readonly lineActs?: OrderBoxesProps["lineActs"]
  /** What has just become of it. */
  readonly outcome?: ReactNode
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** All that is known of an order. */
export const OrderDetails = ({ order, children, email = null, lineActs, outcome }: OrderDetailsProps) => (
  <div className="cartgrid">
    <div className="order__main">
      <OrderProgress steps={progressOf(order)} />
      {outcome}
      <OrderBoxes order={order} lineActs={lineActs} />
      <Returns order={order} email={email} />
      {children}
    </div>
    <aside className="order__main">
      <section className="sum" aria-labelledby="sum">
        <h2 id="sum">Order summary</h2>
        <OrderTotals
          rows={[...totalsRows(order, order.shippingMethod), ...creditedRows(order)]}
          total={formatCents(order.total - order.credited)}
          saved={savedText(order)}
        />
        {paymentLines(order).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {order.cores > 0 && order.status !== "canceled" && <Cores order={order} />}
        {order.pointsEarned > 0 && order.status !== "canceled" && <p>{pointsText(order)}</p>}
        {order.contact !== null && (
          <>
            <h3>Shipping address</h3>
            <AddressText contact={order.contact} />
          </>
        )}
      </section>
      <FitPromise order={order} />
    </aside>
  </div>
)

/** What was taken off for pieces that were canceled or came back. */
const creditedRows = ({ credited }: Order) =>
  credited === 0 ? [] : [{ label: "Canceled or returned", value: `-${formatCents(credited)}`, saves: true }]

/** What of the deposits for old parts is refunded, and until when. */
const Cores = observer(function Cores({ order }: { readonly order: Order }) {
  const text = coresText(order, useStore(SettingsStore).policy.coreReturnDays, Date.now())
  return text === null ? null : <p>{text}</p>
})

/** Points count once the order is shipped (GAP-C58). */
const pointsText = ({ pointsEarned, status }: Order): string =>
  status === "placed" ? `Earns ${pointsEarned} points once it ships.` : `Earned ${pointsEarned} points.`
