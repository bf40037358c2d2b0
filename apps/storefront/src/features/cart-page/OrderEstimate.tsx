import type { CartContents } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import { OrderTotals } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { OrderReview } from "@camber/domain/checkout"
import type { Location } from "@camber/domain/location"
import { action, makeObservable, observable, observableRef } from "mobx"
import { useLoad, useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"
import type { DeliveryStore } from "../cart/DeliveryStore.ts"
import { AFTER_PLACE, NOT_KNOWN } from "../orders/totalsRows.ts"
import { estimateRows, getPlaceholderRows } from "./goodsTotals.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the cart's order estimate. Lives as long as the page. */
class EstimateStore {
  static readonly needs = ["runtime"] as const
  /** Last response; null until the first one. */
  review: OrderReview | null = null
  /** The last request got no response. */
  isUnanswered = false
  /** Number of the latest request: responses to older requests are dropped. */
  #asked = 0
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { review: observableRef, isUnanswered: observable, receive: action })
  }
  receive(review: OrderReview | null): void {
    this.review = review
    this.isUnanswered = review === null
  }
  async ask({ countryCode, zipCode }: Pick<Location, "countryCode" | "zipCode">): Promise<void> {
    const asked = ++this.#asked
    const end = await this.#runtime.run((use) => use.Checkout.use((checkout) => checkout.estimate({ countryCode, zipCode })))
    if (asked === this.#asked) this.receive(end._tag === "Done" ? end.value : null)
  }
}

interface OrderEstimateProps {
  readonly contents: CartContents
  readonly delivery: DeliveryStore
  /** Applied promo code. */
  readonly promoCode: string | null
}

/** Shipping, tax and total for the known ZIP code. The last response remains visible while a line changes. */
export const OrderEstimate = observer(function OrderEstimate({ contents, delivery, promoCode }: OrderEstimateProps) {
  const estimate = useOwnStore(EstimateStore)
  const isChanging = (useStore(CartStore).state?.changing.length ?? 0) > 0
  const place = delivery.state?.place ?? null
  const lines = contents.lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`)
  useLoad([isChanging, place?.countryCode, place?.zipCode, promoCode, contents.total, ...lines].join(), () => {
    if (place !== null && !isChanging) void estimate.ask(place)
  })
  const { isUnanswered, review } = estimate
  if (place === null) return <OrderTotals rows={getPlaceholderRows(NOT_KNOWN)} total={AFTER_PLACE} />
  if (isUnanswered) return <OrderTotals rows={getPlaceholderRows("at checkout")} total="at checkout" />
  if (review === null) return <OrderTotals rows={getPlaceholderRows("…")} total="…" />
  if (review.shippingMessage !== null) return <p>{review.shippingMessage}</p>
  return <OrderTotals rows={estimateRows(review, place.zipCode)} total={formatCents(review.total)} />
})
