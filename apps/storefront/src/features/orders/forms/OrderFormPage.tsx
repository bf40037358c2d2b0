import { ORDER_NUMBER, ORDERS_HREF, type Order, Orders, orderStatusText } from "@camber/domain/order"
import { EmptyState, LinkButton, Notice, PageTitle } from "@camber/ui"
import { Effect } from "effect"
import { useLoaderData } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { trackFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { OrderDetails } from "../OrderDetails.tsx"

interface Shown {
  readonly orderNumber: string
  /** null: it is not this visitor's, there is none, or it could not be had. */
  readonly order: Order | null
}

const load: FormPage<Shown, never>["load"] = async (visitor, _, { number: orderNumber = "" }) => {
  const open = Orders.use((orders) => orders.open(orderNumber)).pipe(
    Effect.tapError((error) => Effect.logError("The order could not be shown", error)),
    Effect.orElseSucceed(() => null)
  )
  return { orderNumber, order: ORDER_NUMBER.test(orderNumber) ? await visitor.run(open) : null }
}

const NoOrder = () => (
  <div className="wrap order">
    <PageTitle title="Your Order" />
    <EmptyState title="We could not find this order" actions={<LinkButton href={trackFormHref}>Track an Order</LinkButton>}>
      It can be seen in the browser that placed it, and by its number and email address. If you placed one just now, it is safe.
    </EmptyState>
  </div>
)

/** One of the history. */
const OrderOfHistory = () => {
  const { order, orderNumber } = useLoaderData() as Shown
  if (order === null) return <NoOrder />
  return (
    <div className="wrap order">
      <PageTitle title={`Order ${orderNumber}`} note={orderStatusText[order.status].toLowerCase()} />
      <OrderDetails order={order} />
    </div>
  )
}

/** Says that the order is placed, and all about it. */
const OrderFormPage = () => {
  const { order, orderNumber } = useLoaderData() as Shown
  if (order === null) return <NoOrder />
  return (
    <div className="wrap order">
      <PageTitle title="Thank You" note={`order ${orderNumber}`} />
      <div className="order__main">
        <Notice tone="good" title="Your order is placed.">
          {order.contact === null ? "We" : `A confirmation is on its way to ${order.contact.email}. We`} are getting your parts ready.
        </Notice>
        <OrderDetails order={order}>
          <div className="order__acts">
            <LinkButton href="/shop/all">Continue Shopping</LinkButton>
          </div>
        </OrderDetails>
      </div>
    </div>
  )
}

export const orderFormPage: FormPage<Shown, never> = { Component: OrderFormPage, handle: accountHead("Your Order", "/buy"), load }

export const orderOfHistoryFormPage: FormPage<Shown, never> = {
  Component: OrderOfHistory,
  handle: accountHead("Your Order", ORDERS_HREF),
  load
}
