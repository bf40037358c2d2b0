import type { CartContents } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import { OrderTotals } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"
import type { DeliveryStore } from "../cart/DeliveryStore.ts"
import { AFTER_PLACE, NOT_KNOWN } from "../orders/totalsRows.ts"
import { EstimateStore } from "./EstimateStore.ts"
import { estimateRows, getPlaceholderRows } from "./estimateRows.ts"

interface OrderEstimateProps {
  readonly contents: CartContents
  readonly delivery: DeliveryStore
  /** Applied promo code. */
  readonly promoCode: string | null
}

/** Shipping, tax and total for the known place. The last response remains visible while a line changes. */
export const OrderEstimate = observer(function OrderEstimate({ contents, delivery, promoCode }: OrderEstimateProps) {
  const estimate = useOwnStore(EstimateStore)
  const isChanging = (useStore(CartStore).state?.changing.length ?? 0) > 0
  const place = delivery.state?.place ?? null
  useEffect(() => {
    if (place !== null && !isChanging) void estimate.ask(place)
  }, [estimate, place, contents, promoCode, isChanging])
  const { isUnanswered, review } = estimate
  if (place === null) return <OrderTotals rows={getPlaceholderRows(NOT_KNOWN)} total={AFTER_PLACE} />
  if (isUnanswered) return <OrderTotals rows={getPlaceholderRows("at checkout")} total="at checkout" />
  if (review === null) return <OrderTotals rows={getPlaceholderRows("…")} total="…" />
  if (review.shippingMessage !== null) return <p>{review.shippingMessage}</p>
  return <OrderTotals rows={estimateRows(review, place.zipCode)} total={formatCents(review.total)} />
})
