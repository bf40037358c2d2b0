import type { Order } from "@camber/domain/order"
import { EmptyState, LinkButton, InlineAlert } from "@camber/ui"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import type { OrderStore } from "./OrderStore.ts"

export interface OwnOrderProps {
  readonly store: OrderStore
  readonly orderNumber: string
  readonly children: (order: Order) => ReactNode
}

/** A visitor's order once it is loaded, or a status message. */
export const OrderView = observer(function OrderView({ store, orderNumber, children }: OwnOrderProps) {
  const { hasFailed, order } = store
  if (order) return children(order)
  if (hasFailed)
    return (
      <InlineAlert tone="bad" title="We couldn't load this order." action={<RetryButton onRetry={() => void store.open(orderNumber)} />}>
        Your order is safe. Try again in a moment.
      </InlineAlert>
    )
  return order === null ? (
    <EmptyState title="We couldn't find this order" actions={<LinkButton href="/Track/OrderLocator">Track an Order</LinkButton>}>
      Open the link in your confirmation email, sign in to see your orders, or look it up by order number and email address.
    </EmptyState>
  ) : (
    <LoadingNotice label="Loading the order" rows={5} kind="picture" />
  )
})
