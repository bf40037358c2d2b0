import "./orders.css"
import { Breadcrumbs, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { accountHead } from "../account/accountHead.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { LocatorForm } from "./LocatorForm.tsx"
import { OrderDetails } from "./OrderDetails.tsx"
import { ReturnForm } from "./ReturnForm.tsx"
import { useOrder } from "./OrderStore.ts"

const href = "/Track/ReturnLocator"

/** Starts a return after an order lookup. */
export const Component = observer(function ReturnLocatorPage() {
  const store = useOrder()
  const [email, setEmail] = useState("")
  const { order } = store
  return (
    <div className="wrap order">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Start a Return" />
      <PageTitle title="Start a Return" note={order ? `order ${order.orderNumber}` : "by your order's number and email address"} />
      {order ? (
        <OrderDetails order={order} email={email}>
          <ReturnForm store={store} order={order} email={email} isOpen />
        </OrderDetails>
      ) : (
        <LocatorForm store={store} submit="Find the Order" onLookUp={setEmail} />
      )}
    </div>
  )
})

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = accountHead("Start a Return", href, undefined, "Returns on this page")
