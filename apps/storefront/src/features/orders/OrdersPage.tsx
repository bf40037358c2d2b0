import "./orders.css"
import { orderHref, ORDERS_HREF, ORDERS_PER_PAGE } from "@camber/domain/order"
import { Breadcrumbs, EmptyState, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { OrderCard } from "./view/order-card/OrderCard.tsx"
import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { accountHead } from "../account/accountHead.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { useHasScripts, useLoad, useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import { OldOrders } from "./OldOrders.tsx"
import { orderCardProps, pageIn } from "./orderText.ts"
import { OrderListStore } from "./OrderListStore.ts"

/** The visitor's orders, guest orders included. For browsers with scripts, the server renders only the frame. */
export const Component = observer(function OrderHistoryPage() {
  const page = pageIn(useLocation().search)
  const store = useOwnStore(OrderListStore)
  const account = useStore(AccountStore)
  useLoad("account", () => account.ask())
  useLoad(page, () => store.show(page))
  useLoad("old", () => store.showOld())
  const total = store.page?.total
  return (
    <div className="wrap order">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Order History" />
      <PageTitle
        title="Order History"
        note={total === undefined || (total === 0 && store.oldOrders?.total) ? undefined : `${total} ${total === 1 ? "order" : "orders"}`}
      />
      <Orders store={store} page={page} />
    </div>
  )
})

const Orders = observer(function Orders({ store, page }: { readonly store: OrderListStore; readonly page: number }) {
  const hasScripts = useHasScripts()
  if (store.hasFailed)
    return (
      <InlineAlert tone="bad" title="We couldn't load your orders." action={<RetryButton onRetry={() => void store.show(page)} />}>
        Your orders are safe. Try again in a moment.
      </InlineAlert>
    )
  if (store.page === null) return <LoadingNotice label="Loading your orders" rows={5} kind="picture" />
  const { orders, total } = store.page
  const old = page * ORDERS_PER_PAGE >= total && (
    <OldOrders page={store.oldOrders} requestReturn={hasScripts ? (request) => store.requestOldReturn(request) : undefined} />
  )
  if (total === 0) return store.oldOrders?.orders.length ? old : <NoOrders />
  return (
    <div className="order__main">
      <ul>
        {orders.map((order) => (
          <OrderCard key={order.orderNumber} {...orderCardProps(order, orderHref)} />
        ))}
      </ul>
      <div className="order__acts">
        {page > 1 && <LinkButton href={`${ORDERS_HREF}?page=${page - 1}`}>Newer</LinkButton>}
        {page * ORDERS_PER_PAGE < total && <LinkButton href={`${ORDERS_HREF}?page=${page + 1}`}>Older</LinkButton>}
      </div>
      {old}
    </div>
  )
})

const NoOrders = observer(function NoOrders() {
  const { profile } = useStore(AccountStore)
  return (
    <EmptyState
      title={profile === null ? "You have not ordered anything yet" : "No orders on your account yet"}
      actions={
        <>
          <LinkButton href="/shop/all" variant="primary">
            Shop All Parts
          </LinkButton>
          <LinkButton href="/Track/OrderLocator">Track an Order</LinkButton>
        </>
      }
    >
      {profile === null
        ? "Orders placed on this device appear here. Sign in to see the orders on your account."
        : "Orders you place while signed in appear here. To see a guest order, track it by order number and email address."}
    </EmptyState>
  )
})

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = accountHead("Order History", ORDERS_HREF, withoutScriptsHref)
