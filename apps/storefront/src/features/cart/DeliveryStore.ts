import type { CartLine } from "@camber/domain/cart"
import type { ShippingEstimatesState } from "@camber/domain/location"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

type Sku = Pick<CartLine, "skuBaseNumber" | "skuVariantNumber">

/** View state of the cart's delivery estimates. Lives as long as the page. */
export class DeliveryStore {
  static readonly needs = ["runtime"] as const
  /** Null until the place is loaded. */
  state: ShippingEstimatesState | null = null
  /** The last entered ZIP code is invalid. */
  isRefused = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<DeliveryStore, "refuse">(this, { state: observableRef, isRefused: observable, receive: action, refuse: action })
  }
  /** Returns the unsubscribe function. */
  follow(): () => void {
    return this.#runtime.subscribe(
      (use) => use.ShippingEstimates.useSync((estimates) => estimates.changes),
      (state) => this.receive(state)
    )
  }
  receive(state: ShippingEstimatesState): void {
    this.state = state
  }
  get zipCode(): string | null {
    return this.state?.place?.zipCode ?? null
  }
  /** Formatted day; null until the services return an estimate. */
  dayOf(skuVariantNumber: string): string | null {
    return this.state?.bySku[skuVariantNumber] ?? null
  }
  /** Requests estimates of the visible SKUs. There are none if the use case's code fails to load. */
  async show(skus: ReadonlyArray<Sku>): Promise<void> {
    const wanted = skus.map(({ skuBaseNumber, skuVariantNumber }) => ({ skuBaseNumber, skuVariantNumber }))
    await this.#runtime.run((use) => use.ShippingEstimates.use((estimates) => estimates.show(wanted)))
  }
  async deliverTo(postalCode: string, countryCode = "US"): Promise<void> {
    const end = await this.#runtime.runWithToast((use) =>
      use.ShippingEstimates.use((estimates) => estimates.deliverTo(postalCode, countryCode))
    )
    this.refuse(end._tag === "Done" && !end.value)
  }
  private refuse(isRefused: boolean): void {
    this.isRefused = isRefused
  }
}
