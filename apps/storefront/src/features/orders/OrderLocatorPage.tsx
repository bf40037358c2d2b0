import "./orders.css"
import { formatOrderState } from "@camber/domain/order"
import { Breadcrumbs, InlineAlert, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useActionData, useLocation } from "react-router-dom"
import { accountHead } from "../account/accountHead.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { LocatorForm, type OrderLookupAnswer } from "./LocatorForm.tsx"
import { OrderDetails } from "./OrderDetails.tsx"
import { PaymentNotice } from "./PaymentNotice.tsx"
import { formatPaymentStatus } from "./paymentText.ts"
import { useOrder } from "./OrderStore.ts"

const href = "/Track/OrderLocator"

/** Order tracking by number and email address, for any visitor who knows both. */
export const Component = observer(function OrderLocatorPage() {
  const store = useOrder()
  const answer = useActionData() as OrderLookupAnswer | undefined
  const [email, setEmail] = useState(answer?.fields["email"] ?? "")
  const order = store.order ?? answer?.order
  // The services redirect here from an expired link in a mail.
  const isOldLink = new URLSearchParams(useLocation().search).get("link") === "old"
  return (
    <div className="wrap order">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Track My Order" />
      <PageTitle
        title="Track My Order"
        note={
          order
            ? `order ${order.orderNumber}, ${formatPaymentStatus(formatOrderState(order), { status: order.status, state: order.payment.state }).toLowerCase()}`
            : "by its number and your email address"
        }
      />
      {isOldLink && !order && (
        <InlineAlert>That link no longer opens an order. Look it up by its number and your email address.</InlineAlert>
      )}
      {order ? (
        <div className="order__main">
          {store.order && <PaymentNotice store={store} order={order} email={email} />}
          <OrderDetails order={order} email={email} />
        </div>
      ) : (
        <LocatorForm store={store} submit="Find the Order" onLookUp={setEmail} action={href} answer={answer} />
      )}
    </div>
  )
})

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = accountHead("Track My Order", href)
