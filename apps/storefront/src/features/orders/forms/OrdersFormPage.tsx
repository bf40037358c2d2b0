import { type OldOrdersPage, Orders, ORDERS_HREF, ORDERS_PER_PAGE, type OrdersPage } from "@camber/domain/order"
import type { CallError } from "@camber/domain/ports"
import { EmptyState, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { Effect } from "effect"
import { useLoaderData } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { ordersFormHref, trackFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { OldOrders } from "../OldOrders.tsx"
import { orderCardProps, pageIn } from "../orderText.ts"
import { OrderCard } from "../view/order-card/OrderCard.tsx"

interface Shown {
  readonly page: number
  /** Null if the orders failed to load. */
  readonly found: OrdersPage | null
  /** Orders of the former website; null if they failed to load. */
  readonly old: OldOrdersPage | null
}

const load: FormPage<Shown, never>["load"] = async (visitor, { search }) => {
  const page = pageIn(search)
  const read = <Page,>(list: Effect.Effect<Page, CallError, Orders>) =>
    list.pipe(
      Effect.tapError((error) => Effect.logError("Failed to load the orders", error)),
      Effect.orElseSucceed(() => null)
    )
  const list = Effect.all({
    found: read(Orders.use((orders) => orders.list(page))),
    old: read(Orders.use((orders) => orders.listOld))
  })
  return { page, ...(await visitor.run(list)) }
}

const orderOfHistory = (orderNumber: string): string => `${ordersFormHref}/${orderNumber}`

/** The visitor's orders, newest first. */
const OrdersFormPage = () => {
  const { found, old, page } = useLoaderData() as Shown
  return (
    <div className="wrap order">
      <PageTitle title="Order History" />
      {found === null ? (
        <InlineAlert tone="bad" title="We couldn't load your orders." action={<LinkButton href={ordersFormHref}>Try again</LinkButton>}>
          Your orders are safe. Try again in a moment.
        </InlineAlert>
      ) : found.total === 0 && !old?.total ? (
        <EmptyState title="No orders here yet" actions={<LinkButton href={trackFormHref}>Track an Order</LinkButton>}>
          Orders placed in this browser, or on the account that is signed in, appear here.
        </EmptyState>
      ) : (
        <div className="order__main">
          <ul>
            {found.orders.map((order) => (
              <OrderCard key={order.orderNumber} {...orderCardProps(order, orderOfHistory)} />
            ))}
          </ul>
          <div className="order__acts">
            {page > 1 && <LinkButton href={`${ordersFormHref}?page=${page - 1}`}>Newer</LinkButton>}
            {page * ORDERS_PER_PAGE < found.total && <LinkButton href={`${ordersFormHref}?page=${page + 1}`}>Older</LinkButton>}
          </div>
          {page * ORDERS_PER_PAGE >= found.total && <OldOrders page={old} />}
        </div>
      )}
    </div>
  )
}

export const ordersFormPage: FormPage<Shown, never> = {
  Component: OrdersFormPage,
  handle: accountHead("Order History", ORDERS_HREF),
  load
}
