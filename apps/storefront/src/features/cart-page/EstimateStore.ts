import type { OrderReview } from "@camber/domain/checkout"
import type { Location } from "@camber/domain/location"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the cart's order estimate. Lives as long as the page. */
export class EstimateStore {
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
