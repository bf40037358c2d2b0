import "./orders.css"
import { orderStatusText } from "@camber/domain/order"
import { Breadcrumbs, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { accountHead } from "../account/accountHead.ts"
import type { LatePage } from "../../foundation/page/latePage.ts"
import { trackFormHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { LocatorForm } from "./LocatorForm.tsx"
import { OrderDetails } from "./OrderDetails.tsx"
import { useOrder } from "./useOrder.ts"

const href = "/Track/OrderLocator"

/** Where is my order? By its number and email address, for anybody who knows both. */
export const Component = observer(function OrderLocatorPage() {
  const store = useOrder()
  const { order } = store
  return (
    <div className="wrap order">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Track My Order" />
      <PageTitle
        title="Track My Order"
        note={order ? `order ${order.orderNumber}, ${orderStatusText[order.status].toLowerCase()}` : "by its number and your email address"}
      />
      {order ? <OrderDetails order={order} /> : <LocatorForm store={store} submit="Find the Order" onLookUp={() => undefined} />}
    </div>
  )
})

export const load: LatePage<null>["load"] = async () => null

export const handle: PageHandle<null> = accountHead("Track My Order", href, () => trackFormHref)
