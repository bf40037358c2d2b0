import { isInCart, type ShoppingCart } from "@camber/domain/cart"
import type { SkuBaseNumber } from "@camber/domain/catalog"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Which products are in the cart, for cards; nothing is asked before one of them wants to know. */
export class InCartStore {
  static readonly needs = ["runtime"] as const
  /** null: not known. */
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
  /** A card came on show. All that come in one turn look once, and those of the next two seconds take the same answer (CALL-106). */
  show(): void {
    if (this.#isAsking) return
    this.#isAsking = true
    queueMicrotask(() => void this.#look().finally(() => (this.#isAsking = false)))
  }
  /** Only a customer who is known is asked about (CALL-104). */
  async #look(): Promise<void> {
    this.#unfollow ??= this.#runtime.mirror(
      (use) => use.InCart.useSync((inCart) => inCart.changes),
      (summary) => this.receive(summary)
    )
    await this.#runtime.run((use) => use.Profile.use(({ hydrate }) => hydrate))
    const known = await this.#runtime.run((use) => use.Profile.use(({ current }) => current))
    const isHydrated = known._tag === "Done" && known.value.isHydrated
    const end = await this.#runtime.run((use) => use.InCart.use((inCart) => inCart.look({ isHydrated })))
    if (end._tag !== "Lost") return
    this.#unfollow?.()
    this.#unfollow = null
  }
  private receive(summary: ShoppingCart): void {
    this.summary = summary
  }
}
