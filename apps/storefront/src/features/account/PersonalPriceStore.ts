import type { PromotionPreview, SkuBaseNumber } from "@camber/domain/catalog"
import type { ProductFactsState } from "@camber/domain/recommendations"
import { action, computed, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { AccountStore } from "./AccountStore.ts"

/** Prices and promotions of this visitor. Shared pages never contain them, so they are fetched after the first interaction. */
export class PersonalPriceStore {
  static readonly needs = ["runtime", AccountStore] as const
  promotions: ProductFactsState["promotions"] = {}
  /** Products that became visible in this tick: they share one request. */
  #waiting = new Set<SkuBaseNumber>()
  #unfollow: (() => void) | null = null
  readonly #runtime: AppRuntime
  readonly #account: AccountStore
  constructor(runtime: AppRuntime, account: AccountStore) {
    this.#runtime = runtime
    this.#account = account
    makeObservable<PersonalPriceStore, "receive">(this, { promotions: observableRef, isSpecial: computed, receive: action })
  }
  /** The account has the special price (GAP-C58). */
  get isSpecial(): boolean {
    return this.#account.profile?.isSpecialPriceEligible === true
  }
  /** Null if the visitor's codes do not apply, and until loaded. */
  promotionOn(skuBaseNumber: string): PromotionPreview | null {
    return this.promotions[skuBaseNumber] ?? null
  }
  /** Loads once whether the account has the special price. */
  learn(): void {
    if (this.#account.profile === undefined) void this.#account.ask()
  }
  /** Loads the discount of the visitor's codes on a product. Calls of the same tick share one request. */
  show(skuBaseNumber: SkuBaseNumber): void {
    if (this.#waiting.size === 0) queueMicrotask(() => void this.#ask())
    this.#waiting.add(skuBaseNumber)
  }
  async #ask(): Promise<void> {
    const skus = [...this.#waiting].map((skuBaseNumber) => ({ skuBaseNumber, skuVariantNumber: null }))
    this.#waiting = new Set()
    this.#unfollow ??= this.#runtime.subscribe(
      (use) => use.ProductFacts.useSync((facts) => facts.changes),
      ({ promotions }) => this.receive(promotions)
    )
    const wanted = { skus, checkFitment: false, getShippingEstimate: false, getActivity: false }
    const end = await this.#runtime.run((use) => use.ProductFacts.use((facts) => facts.track(wanted)))
    if (end._tag !== "Interrupted") return
    this.#unfollow?.()
    this.#unfollow = null
  }
  private receive(promotions: ProductFactsState["promotions"]): void {
    this.promotions = promotions
  }
}
