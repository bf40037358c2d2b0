import type { CartLine } from "@camber/domain/cart"
import type { ShippingEstimatesState } from "@camber/domain/location"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

type Sku = Pick<CartLine, "skuBaseNumber" | "skuVariantNumber">

/** When the cart's lines could be there. Lives as long as the page. */
export class DeliveryStore {
  static readonly needs = ["runtime"] as const
  /** null until it is known whether a place is. */
  state: ShippingEstimatesState | null = null
  /** The zip that was entered last is none. */
  isRefused = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<DeliveryStore, "refuse">(this, { state: observableRef, isRefused: observable, receive: action, refuse: action })
  }
  /** Returns the end of it. */
  follow(): () => void {
    return this.#runtime.mirror(
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
  /** In words, null where nobody knows it. */
  dayOf(skuVariantNumber: string): string | null {
    return this.state?.bySku[skuVariantNumber] ?? null
  }
  /** These are on the screen. Without the use-case's code there are no estimates. */
  async show(skus: ReadonlyArray<Sku>): Promise<void> {
    const wanted = skus.map(({ skuBaseNumber, skuVariantNumber }) => ({ skuBaseNumber, skuVariantNumber }))
    await this.#runtime.run((use) => use.ShippingEstimates.use((estimates) => estimates.show(wanted)))
  }
  async deliverTo(postalCode: string, countryCode = "US"): Promise<void> {
    const end = await this.#runtime.run((use) => use.ShippingEstimates.use((estimates) => estimates.deliverTo(postalCode, countryCode)))
    this.refuse(end._tag === "Done" && !end.value)
  }
  private refuse(isRefused: boolean): void {
    this.isRefused = isRefused
  }
}
