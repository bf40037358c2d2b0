import "./orders.css"
import { type Order, orderHref } from "@camber/domain/order"
import { LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useLocation, useParams } from "react-router-dom"
import { PushStore } from "../account-notifications/PushStore.ts"
import { accountHead } from "../account/accountHead.ts"
import { checkoutHref, payFormHref, withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { useHasScripts, useLoad, useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOrder, loadOrderPage, type OrderStore } from "./OrderStore.ts"
import { OrderDetails } from "./OrderDetails.tsx"
import { OrderView } from "./OrderView.tsx"
import { PaymentNotice } from "./PaymentNotice.tsx"
import { confirmationTitle } from "./paymentText.ts"

/** Milliseconds between two checks of a payment, and the maximum number of checks. */
const BETWEEN = 2_000
const LOOKS = 8

/**
 * Polls the order for about 15 seconds after the shopper returns from the payment page. Returns whether the payment state may still
 * change.
 */
const useChecking = (store: OrderStore, order: Order | null | undefined, isBack: boolean): boolean => {
  const [looks, setLooks] = useState(0)
  // Without scripts the page cannot check again by itself.
  const hasScripts = useHasScripts()
  const isWaiting = hasScripts && isBack && looks < LOOKS && (order?.payment.state === "awaiting" || order?.payment.state === "authorised")
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void store.open(order.orderNumber)
    }, BETWEEN)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, order, store])
  return isWaiting
}

/** Confirms an order and shows its payment state and details. */
export const Component = observer(function ConfirmationPage() {
  const orderNumber = useParams()["number"] ?? ""
  const store = useOrder(orderNumber)
  const push = useStore(PushStore)
  const reason = new URLSearchParams(useLocation().search).get("address")
  useLoad(orderNumber, () => store.lookForAddress(orderNumber, reason))
  // The first order is the moment to offer notifications.
  useEffect(() => void push.offer(), [push])
  return (
    <div className="wrap order">
      <PageTitle title={confirmationTitle(store.order)} note={`order ${orderNumber}`} />
      <OrderView store={store} orderNumber={orderNumber}>
        {(order) => (
          <div className="order__main">
            <Confirmed store={store} order={order} />
            {store.notKept !== null && <InlineAlert tone="warning">{store.notKept}</InlineAlert>}
            <OrderDetails order={order}>
              <div className="order__acts">
                <LinkButton href={orderHref(order.orderNumber)}>See the Order</LinkButton>
                <LinkButton href="/shop/all">Continue Shopping</LinkButton>
              </div>
            </OrderDetails>
          </div>
        )}
      </OrderView>
    </div>
  )
})

/** The provider's page redirects here with this parameter. It proves nothing, so the page fetches the order's payment state. */
const isBackIn = (search: string): boolean => new URLSearchParams(search).get("payment") === "back"

const Confirmed = observer(function Confirmed({ order, store }: { readonly order: Order; readonly store: OrderStore }) {
  const { search } = useLocation()
  const isBack = isBackIn(search)
  const isChecking = useChecking(store, order, isBack)
  const { contact, payment, status } = order
  if (isChecking) return <InlineAlert title="We are checking your payment.">This takes a few seconds.</InlineAlert>
  if (isBack && payment.state === "awaiting" && status === "placed")
    return (
      <>
        <InlineAlert title="Your payment isn't confirmed yet.">
          {contact === null ? "We" : `We will email ${contact.email} as soon as it is. We`} ship once it is. If you did not finish paying,
          you can do it now.
        </InlineAlert>
        <PaymentNotice store={store} order={order} email={null} />
      </>
    )
  if (payment.state === "none" || payment.paid > 0)
    return (
      <InlineAlert tone="good" title={payment.paid > 0 ? "Your order is paid." : "Your order is placed."}>
        {contact === null ? "We" : `A confirmation is on its way to ${contact.email}. We`} are getting your parts ready.
      </InlineAlert>
    )
  return <PaymentNotice store={store} order={order} email={null} />
})

export const load = loadOrderPage

/** Without scripts the confirmation of a new order continues to the payment, unless the address was not saved. */
const nextWithoutScripts = (path: string, search: string) => {
  const query = new URLSearchParams(search)
  const isNew = query.get("placed") === "now" && !query.has("address")
  return isNew ? `${payFormHref(path.split("/").at(-1) ?? "")}?placed=now` : withoutScriptsHref(path, search)
}

export const handle: PageHandle<null> = accountHead("Your Order", checkoutHref, nextWithoutScripts)
