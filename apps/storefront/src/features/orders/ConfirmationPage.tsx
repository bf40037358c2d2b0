import "./orders.css"
import { orderHref } from "@camber/domain/order"
import { LinkButton, Notice, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useParams } from "react-router-dom"
import { PushStore } from "../account-notifications/PushStore.ts"
import { accountHead } from "../account/accountHead.ts"
import { orderFormHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { loadOrderPage } from "./loadOrderPage.ts"
import { OrderDetails } from "./OrderDetails.tsx"
import { OwnOrder } from "./OwnOrder.tsx"
import { useOrder } from "./useOrder.ts"

/** Says that the order is placed, and all about it. */
export const Component = observer(function ConfirmationPage() {
  const orderNumber = useParams()["number"] ?? ""
  const store = useOrder(orderNumber)
  const push = useStore(PushStore)
  // From here on there is news to wait for.
  useEffect(() => void push.offer(), [push])
  return (
    <div className="wrap order">
      <PageTitle title="Thank You" note={`order ${orderNumber}`} />
      <OwnOrder store={store} orderNumber={orderNumber}>
        {(order) => (
          <div className="order__main">
            <Notice tone="good" title="Your order is placed.">
              {order.contact === null ? "We" : `A confirmation is on its way to ${order.contact.email}. We`} are getting your parts ready.
            </Notice>
            <OrderDetails order={order}>
              <div className="order__acts">
                <LinkButton href={orderHref(order.orderNumber)}>See the Order</LinkButton>
                <LinkButton href="/shop/all">Continue Shopping</LinkButton>
              </div>
            </OrderDetails>
          </div>
        )}
      </OwnOrder>
    </div>
  )
})

export const load = loadOrderPage

const orderForms = (path: string) => orderFormHref(path.split("/").at(-1) ?? "")

export const handle: PageHandle<null> = accountHead("Your Order", "/buy", orderForms)
