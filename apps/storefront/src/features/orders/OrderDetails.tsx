import { formatCents } from "@camber/domain/money"
import { type Order, getFitAtPurchase, type OrderLine } from "@camber/domain/order"
import { OrderTotals } from "@camber/ui"
import { OrderProgress } from "./view/order-progress/OrderProgress.tsx"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { savedText, totalsRows } from "./totalsRows.ts"
import { AddressText } from "./AddressText.tsx"
import { paymentLines, unpaidState } from "./paymentText.ts"
import { OrderBoxes, type OrderBoxesProps } from "./OrderBoxes.tsx"
import { Returns } from "./Returns.tsx"
import { getProgressSteps } from "./progressSteps.ts"
import { computeCoreCredit, getCoreReturnDeadline } from "@camber/domain/cart"
import { dayText } from "./orderText.ts"

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

/** The fitment guarantee of an order: its cars and its benefits. Renders nothing without a guarantee. */
const FitPromise = ({ order }: { readonly order: Order }) => {
  const promises = order.lines.map(({ addedFor }) => getFitAtPurchase(addedFor)).filter((then) => then?.promise)
  if (promises.length === 0 || order.status === "canceled") return null
  const cars = [...new Set(promises.map((then) => then?.car))]
  return (
    <section className="order__promise" aria-labelledby="promise">
      <h2 id="promise">The fit promise</h2>
      <p>
        If a <b>Guaranteed To Fit</b> part doesn’t fit your {cars.join(" or your ")}, return it free within {order.returnDays} days of
        delivery. We refund its shipping too.
      </p>
    </section>
  )
}

export interface OrderDetailsProps {
  readonly order: Order
  /** Email address of the lookup; null for the visitor's own order. */
  readonly email?: string | null
  /** Actions for single pieces. */
  readonly lineActs?: OrderBoxesProps["lineActs"]
  /** Result of the last action. */
  readonly outcome?: ReactNode
  /** Next actions, beside the order. */
  readonly next?: ReactNode
  /** Forms and actions below the order. */
  readonly children?: ReactNode
}

/** All details of an order. */
export const OrderDetails = ({ order, children, email = null, lineActs, next, outcome }: OrderDetailsProps) => (
  <div className="cartgrid">
    <div className="order__main">
      {outcome}
      {(unpaidState(order) !== null || order.status === "canceled") && <OrderProgress steps={getProgressSteps(order)} />}
      <OrderBoxes order={order} lineActs={lineActs} />
      <FitPromise order={order} />
      <Returns order={order} email={email} />
      {children}
    </div>
    <aside className="order__main">
      {next}
      <section className="sum" aria-label="Order summary">
        <h2>{order.payment.paid > 0 ? `Paid ${formatCents(order.payment.paid)}` : "Order summary"}</h2>
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
      </section>
      {order.contact !== null && (
        <section className="order__panel" aria-labelledby="ship-to">
          <h2 id="ship-to">Ship to</h2>
          <AddressText contact={order.contact} />
        </section>
      )}
    </aside>
  </div>
)

/** Rows for the amounts of canceled and returned pieces. */
const creditedRows = ({ credited }: Order) =>
  credited === 0 ? [] : [{ label: "Canceled or returned", value: `-${formatCents(credited)}`, saves: true }]

/** Refundable deposits for old parts, with their deadline. */
const Cores = observer(function Cores({ order }: { readonly order: Order }) {
  const text = coresText(order, useStore(SettingsStore).policy.coreReturnDays, Date.now())
  return text === null ? null : <p>{text}</p>
})

/** Points count once the order is shipped (GAP-C58). */
const pointsText = ({ pointsEarned, status }: Order): string =>
  status === "placed" ? `Earns ${pointsEarned} points once it ships.` : `Earned ${pointsEarned} points.`
