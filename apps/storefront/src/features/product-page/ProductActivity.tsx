import type { ProductPage } from "@camber/domain/catalog"
import { formatCents, toCents } from "@camber/domain/money"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { ProductFactsState } from "@camber/domain/recommendations"
import { action, makeObservable, observableRef } from "mobx"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Holds the activity around one product and the discount of the shopper's own promotions. Its lifetime is that of the page. */
class ProductActivityStore {
  static readonly needs = ["runtime"] as const
  facts: Pick<ProductFactsState, "activity" | "promotions"> = { activity: {}, promotions: {} }
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { facts: observableRef, receive: action })
  }
  /** Starts the updates. Returns the stop function. */
  follow(): () => void {
    return this.#runtime.subscribe(
      (use) => use.ProductFacts.useSync((facts) => facts.changes),
      (facts) => this.receive(facts)
    )
  }
  receive(facts: ProductFactsState): void {
    this.facts = facts
  }
  async ask({ card: { skuBaseNumber }, variant: { skuVariantNumber } }: Pick<ProductPage, "card" | "variant">): Promise<void> {
    const skus = [{ skuBaseNumber, skuVariantNumber }]
    await this.#runtime.run((use) =>
      use.ProductFacts.use((facts) => facts.track({ skus, checkFitment: false, getShippingEstimate: false, getActivity: true }))
    )
  }
}

export interface ProductActivityProps {
  readonly product: ProductPage
}

/** Renders one line: the discount of the shopper's own code, otherwise the activity of other shoppers; nothing without either. */
export default observer(function ProductNews({ product }: ProductActivityProps) {
  const store = useOwnStore(ProductActivityStore)
  useEffect(() => void store.ask(product), [store, product])
  const sku = product.card.skuBaseNumber
  const promotion = store.facts.promotions[sku] ?? null
  if (promotion !== null) return <b>Your code takes {formatCents(toCents(promotion.dollarsOff))} off this part</b>
  return store.facts.activity[sku] ?? null
})
