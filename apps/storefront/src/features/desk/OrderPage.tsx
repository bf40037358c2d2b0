import "../staff/staff.css"
import "./desk.css"
import { DESK_HREF, type DeskOrder } from "@camber/domain/order-management"
import { ORDER_NUMBER } from "@camber/domain/order"
import { Breadcrumbs, LinkButton, Notice } from "@camber/ui"
import { useParams } from "../../foundation/router/hooks.ts"
import type { LatePage } from "../../foundation/page/latePage.ts"
import { notFound } from "../../foundation/page/PageRoute.ts"
import { useFetched } from "../../foundation/runtime/useFetched.ts"
import { StaffFrame } from "../staff/StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "../staff/staffPage.ts"
import { when } from "../staff/when.ts"
import { DeskSide } from "./DeskSide.tsx"
import { historyLine, moneyState, orderState } from "./deskWords.ts"
import { OrderReturns } from "./OrderReturns.tsx"
import { Packing } from "./Packing.tsx"
import { Parcels } from "./Parcels.tsx"
import { useDeskChange } from "./useDeskChange.ts"
import { DeskState } from "./view/desk-state/DeskState.tsx"

export const load: LatePage<null>["load"] = async (pages, location) => {
  if (ORDER_NUMBER.test(location.pathname.split("/").at(-1) ?? "")) return loadStaffPage(pages, location)
  throw await notFound(pages)
}
export const handle = staffHandle("Orders")

/** One order: what is in it, where it goes, and all that can be done with it. */
export const Component = () => {
  const orderNumber = useParams()["number"] ?? ""
  return <Order key={orderNumber} orderNumber={orderNumber} />
}

const Order = ({ orderNumber }: { readonly orderNumber: string }) => {
  const fetched = useFetched((use) => use.Desk.use((desk) => desk.open(orderNumber)))
  const { receive } = fetched
  return (
    <StaffFrame
      name="Orders"
      title={`Order ${orderNumber}`}
      fetched={fetched}
      before={<Breadcrumbs items={[{ label: "Orders", href: DESK_HREF }]} current={orderNumber} />}
    >
      {({ order }) =>
        order === null ? (
          <Notice tone="info" title="There is no order of this number." action={<LinkButton href={DESK_HREF}>All Orders</LinkButton>}>
            Look for it by mail, name or phone.
          </Notice>
        ) : (
          <Known order={order} receive={(now) => receive({ order: now })} />
        )
      }
    </StaffFrame>
  )
}

const Known = ({ order, receive }: { readonly order: DeskOrder; readonly receive: (order: DeskOrder) => void }) => {
  const changing = useDeskChange(receive)
  return (
    <div className="desk desk__main">
      <div className="desk__acts">
        <DeskState {...orderState({ ...order, mayShip: order.payment.mayShip })} />
        <DeskState {...moneyState(order.payment.state)} />
        <span className="desk__mute">placed {when(order.placedAt)} UTC</span>
      </div>
      {changing.outcome !== null && <Notice tone={changing.outcome.tone}>{changing.outcome.text}</Notice>}
      <div className="desk__grid">
        <div className="desk__main">
          <Packing key={order.revision} order={order} changing={changing} />
          <Parcels order={order} changing={changing} />
          <OrderReturns order={order} changing={changing} />
          <History order={order} />
        </div>
        <DeskSide order={order} changing={changing} />
      </div>
    </div>
  )
}

const History = ({ order: { history } }: { readonly order: DeskOrder }) => (
  <section className="desk__block" aria-labelledby="history">
    <h2 id="history">History</h2>
    <ol className="desk__log">
      {history.map((event) => (
        <li key={event.eventId}>
          <time dateTime={event.at}>{when(event.at)}</time>
          <span>
            {historyLine(event)}
            {event.detail !== "" && <small>{event.detail}</small>}
          </span>
        </li>
      ))}
    </ol>
  </section>
)
