import type { ProductPage } from "@camber/domain/catalog"
import type { ProductFactsState } from "@camber/domain/recommendations"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Holds the activity around one product and the discount of the shopper's own promotions. Its lifetime is that of the page. */
export class ProductActivityStore {
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
