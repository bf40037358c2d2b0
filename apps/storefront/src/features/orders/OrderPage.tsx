import "./orders.css"
import { type Order, ORDERS_HREF } from "@camber/domain/order"
import { Breadcrumbs, Button, InlineAlert, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useActionData, useParams } from "react-router-dom"
import { accountHead } from "../account/accountHead.ts"
import { withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useHasScripts, useStore } from "../../foundation/runtime/StoreContext.ts"
import { BuyAgainButton } from "./BuyAgainButton.tsx"
import { CancelOrder } from "./CancelOrder.tsx"
import { useCanceling } from "./CancelPieces.tsx"
import { useOrder, loadOrderPage, type OrderStore } from "./OrderStore.ts"
import { OrderDetails } from "./OrderDetails.tsx"
import type { OrderActionResult } from "./forms/orderAction.ts"
import { orderNote, orderTitle } from "./orderText.ts"
import { OrderView } from "./OrderView.tsx"
import { PaymentNotice } from "./PaymentNotice.tsx"
import { ReturnForm } from "./ReturnForm.tsx"
import { getReturnables } from "./returnables.ts"
import { returnMessages } from "./orderMessages.ts"

const trail = [
  { label: "Home", href: "/" },
  { label: "Order History", href: ORDERS_HREF }
]

/** One of the visitor's orders. For browsers with scripts, the server renders only its frame. */
export const Component = observer(function OrderPage() {
  const orderNumber = useParams()["number"] ?? ""
  const store = useOrder(orderNumber)
  const { order } = store
  return (
    <div className="wrap order">
      <Breadcrumbs items={trail} current={`Order ${orderNumber}`} />
      <PageTitle title={order ? orderTitle(order) : `Order ${orderNumber}`} note={order ? orderNote(order) : undefined} />
      <OrderView store={store} orderNumber={orderNumber}>
        {(own) => <Shown store={store} order={own} />}
      </OrderView>
    </div>
  )
})

interface ShownProps {
  readonly store: OrderStore
  readonly order: Order
}

const Shown = observer(function Shown({ order, store }: ShownProps) {
  const canceling = useCanceling(store)
  const hasScripts = useHasScripts()
  const refused = useActionData() as OrderActionResult | undefined
  const { policy } = useStore(SettingsStore)
  const isReturnable = (getReturnables(order, policy, Date.now())?.length ?? 0) > 0
  const [isStarted, setStarted] = useState(false)
  const isReturning = hasScripts ? isStarted : isReturnable
  const form = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone.
  useEffect(() => {
    if (isReturning && hasScripts) form.current?.focus()
  }, [hasScripts, isReturning])
  return (
    <div className="order__main">
      <PaymentNotice store={store} order={order} email={null} />
      {refused !== undefined && <InlineAlert tone="bad">{refused.message}</InlineAlert>}
      <OrderDetails
        order={order}
        {...canceling}
        next={
          <section className="order__next" aria-labelledby="next">
            <h2 id="next">What next</h2>
            {isReturnable && !isReturning && <StartReturn order={order} onStart={() => setStarted(true)} />}
            <BuyAgainButton store={store} orderNumber={order.orderNumber} />
            <CancelOrder store={store} order={order} />
            <Help />
          </section>
        }
      >
        {isReturning && (
          <div ref={form} tabIndex={-1}>
            <ReturnForm store={store} order={order} email={null} isOpen />
          </div>
        )}
      </OrderDetails>
    </div>
  )
})

const StartReturn = ({ onStart, order }: { readonly order: Order; readonly onStart: () => void }) => (
  <div>
    <Button aria-describedby="return-until" onClick={onStart}>
      Start a Return
    </Button>
    <p id="return-until">{returnMessages.until(order.returnDays)}</p>
  </div>
)

const Help = observer(function Help() {
  const { contactPhone } = useStore(SettingsStore)
  return (
    <p>
      Need help?{" "}
      <a className="link" href={`tel:${contactPhone}`}>
        Call {contactPhone}
      </a>
    </p>
  )
})

export const load = loadOrderPage

export const handle: PageHandle<null> = accountHead("Your Order", ORDERS_HREF, withoutScriptsHref)
