import "./orders.css"
import { type Order, orderStateText, ORDERS_HREF } from "@camber/domain/order"
import { Breadcrumbs, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useParams } from "../../foundation/router/hooks.ts"
import { accountHead } from "../account/accountHead.ts"
import { ordersFormHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { BuyAgainButton } from "./BuyAgainButton.tsx"
import { CancelOrder } from "./CancelOrder.tsx"
import { useCanceling } from "./CancelPieces.tsx"
import { loadOrderPage } from "./loadOrderPage.ts"
import { OrderDetails } from "./OrderDetails.tsx"
import { OwnOrder } from "./OwnOrder.tsx"
import { PaymentNotice } from "./PaymentNotice.tsx"
import { statusWords } from "./paymentWords.ts"
import { ReturnForm } from "./ReturnForm.tsx"
import { useOrder } from "./useOrder.ts"

const trail = [
  { label: "Home", href: "/" },
  { label: "Order History", href: ORDERS_HREF }
]

/** One of the visitor's orders. The server draws its frame alone. */
export const Component = observer(function OrderPage() {
  const orderNumber = useParams()["number"] ?? ""
  const store = useOrder(orderNumber)
  const canceling = useCanceling(store)
  return (
    <div className="wrap order">
      <Breadcrumbs items={trail} current={`Order ${orderNumber}`} />
      <PageTitle title={`Order ${orderNumber}`} note={store.order ? noteOf(store.order) : undefined} />
      <OwnOrder store={store} orderNumber={orderNumber}>
        {(order) => (
          <div className="order__main">
            <PaymentNotice store={store} order={order} email={null} />
            <OrderDetails order={order} {...canceling}>
              <BuyAgainButton store={store} orderNumber={order.orderNumber} />
              <CancelOrder store={store} order={order} />
              <ReturnForm store={store} order={order} email={null} />
            </OrderDetails>
          </div>
        )}
      </OwnOrder>
    </div>
  )
})

const noteOf = (order: Order): string =>
  statusWords(orderStateText(order), { status: order.status, state: order.payment.state }).toLowerCase()

export const load = loadOrderPage

const historyForms = (path: string) => `${ordersFormHref}/${path.split("/").at(-1) ?? ""}`

export const handle: PageHandle<null> = accountHead("Your Order", ORDERS_HREF, historyForms)
