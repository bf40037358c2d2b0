import { isInCart, type ShoppingCart } from "@camber/domain/cart"
import type { SkuBaseNumber } from "@camber/domain/catalog"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Products in the cart, for product cards; sends no request before the first card needs it. */
export class InCartStore {
  static readonly needs = ["runtime"] as const
  /** Null until loaded. */
  summary: ShoppingCart | null = null
  #isAsking = false
  #unfollow: (() => void) | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<InCartStore, "receive">(this, { summary: observableRef, receive: action })
  }
  /** REC-42 */
  has(skuBaseNumber: SkuBaseNumber): boolean {
    return this.summary !== null && isInCart(this.summary, skuBaseNumber)
  }
  /**
   * Called when a card becomes visible. All cards of one tick share a request, and cards of the next two seconds share its response
   * (CALL-106).
   */
  show(): void {
    if (this.#isAsking) return
    this.#isAsking = true
    queueMicrotask(() => void this.#look().finally(() => (this.#isAsking = false)))
  }
  /** Only known customers have a cart to request (CALL-104). */
  async #look(): Promise<void> {
    this.#unfollow ??= this.#runtime.subscribe(
      (use) => use.InCart.useSync((inCart) => inCart.changes),
      (summary) => this.receive(summary)
    )
    await this.#runtime.run((use) => use.Profile.use(({ hydrate }) => hydrate))
    const known = await this.#runtime.run((use) => use.Profile.use(({ current }) => current))
    const isHydrated = known._tag === "Done" && known.value.isHydrated
    const end = await this.#runtime.run((use) => use.InCart.use((inCart) => inCart.look({ isHydrated })))
    if (end._tag !== "Interrupted") return
    this.#unfollow?.()
    this.#unfollow = null
  }
  private receive(summary: ShoppingCart): void {
    this.summary = summary
  }
}
