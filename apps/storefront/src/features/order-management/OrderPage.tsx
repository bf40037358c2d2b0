import "../staff/staff.css"
import "./order-management.css"
import { STAFF_ORDERS_HREF, type ManagedOrder } from "@camber/domain/order-management"
import { ORDER_NUMBER } from "@camber/domain/order"
import { Breadcrumbs, LinkButton, InlineAlert } from "@camber/ui"
import { useParams } from "react-router-dom"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame, formatTimestamp } from "../staff/StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "../staff/staffPage.ts"
import { OrderSidebar } from "./OrderSidebar.tsx"
import { formatHistoryLine, getPaymentBadge, getOrderBadge } from "./orderText.ts"
import { OrderReturns } from "./OrderReturns.tsx"
import { PackItems } from "./PackItems.tsx"
import { Shipments } from "./Shipments.tsx"
import { useOrderChange } from "./useOrderChange.ts"
import { DeskState } from "./view/desk-state/DeskState.tsx"

export const load: LazyPage<null>["load"] = async (pages, location) => {
  if (ORDER_NUMBER.test(location.pathname.split("/").at(-1) ?? "")) return loadStaffPage(pages, location)
  throw await throwNotFound(pages)
}
export const handle = staffHandle("Orders")

/** An order with its items, addresses and all staff actions. */
export const Component = () => {
  const orderNumber = useParams()["number"] ?? ""
  return <Order key={orderNumber} orderNumber={orderNumber} />
}

const Order = ({ orderNumber }: { readonly orderNumber: string }) => {
  const fetched = useFetch((use) => use.Desk.use((desk) => desk.open(orderNumber)))
  const { receive } = fetched
  return (
    <StaffFrame
      name="Orders"
      title={`Order ${orderNumber}`}
      fetched={fetched}
      before={<Breadcrumbs items={[{ label: "Orders", href: STAFF_ORDERS_HREF }]} current={orderNumber} />}
    >
      {({ order }) =>
        order === null ? (
          <InlineAlert tone="info" title="No order has this number." action={<LinkButton href={STAFF_ORDERS_HREF}>All Orders</LinkButton>}>
            Search by email, name or phone.
          </InlineAlert>
        ) : (
          <Known order={order} receive={(now) => receive({ order: now })} />
        )
      }
    </StaffFrame>
  )
}

const Known = ({ order, receive }: { readonly order: ManagedOrder; readonly receive: (order: ManagedOrder) => void }) => {
  const changing = useOrderChange(receive)
  return (
    <div className="desk desk__main">
      <div className="desk__acts">
        <DeskState {...getOrderBadge({ ...order, mayShip: order.payment.mayShip })} />
        <DeskState {...getPaymentBadge(order.payment.state)} />
        <span className="desk__mute">placed {formatTimestamp(order.placedAt)} UTC</span>
      </div>
      {changing.outcome !== null && <InlineAlert tone={changing.outcome.tone}>{changing.outcome.text}</InlineAlert>}
      <div className="desk__grid">
        <div className="desk__main">
          <PackItems key={order.revision} order={order} changing={changing} />
          <Shipments order={order} changing={changing} />
          <OrderReturns order={order} changing={changing} />
          <History order={order} />
        </div>
        <OrderSidebar order={order} changing={changing} />
      </div>
    </div>
  )
}

const History = ({ order: { history } }: { readonly order: ManagedOrder }) => (
  <section className="desk__block" aria-labelledby="history">
    <h2 id="history">History</h2>
    <ol className="desk__log">
      {history.map((event) => (
        <li key={event.eventId}>
          <time dateTime={event.at}>{formatTimestamp(event.at)}</time>
          <span>
            {formatHistoryLine(event)}
            {event.detail !== "" && <small>{event.detail}</small>}
          </span>
        </li>
      ))}
    </ol>
  </section>
)
