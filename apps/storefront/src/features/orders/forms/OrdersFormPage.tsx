import { Orders, ORDERS_HREF, ORDERS_PER_PAGE, type OrdersPage } from "@camber/domain/order"
import { EmptyState, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { Effect } from "effect"
import { useLoaderData } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { ordersFormHref, trackFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { orderCardProps, pageIn } from "../orderText.ts"
import { OrderCard } from "../view/order-card/OrderCard.tsx"

interface Shown {
  readonly page: number
  /** Null if the orders failed to load. */
  readonly found: OrdersPage | null
}

const load: FormPage<Shown, never>["load"] = async (visitor, { search }) => {
  const page = pageIn(search)
  const list = Orders.use((orders) => orders.list(page)).pipe(
    Effect.tapError((error) => Effect.logError("Failed to load the orders", error)),
    Effect.orElseSucceed(() => null)
  )
  return { page, found: await visitor.run(list) }
}

const orderOfHistory = (orderNumber: string): string => `${ordersFormHref}/${orderNumber}`

/** The visitor's orders, newest first. */
const OrdersFormPage = () => {
  const { found, page } = useLoaderData() as Shown
  return (
    <div className="wrap order">
      <PageTitle title="Order History" />
      {found === null ? (
        <InlineAlert tone="bad" title="We couldn't load your orders." action={<LinkButton href={ordersFormHref}>Try again</LinkButton>}>
          Your orders are safe. Try again in a moment.
        </InlineAlert>
      ) : found.total === 0 ? (
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
