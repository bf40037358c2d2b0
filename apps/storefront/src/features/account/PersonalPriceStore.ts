import type { PromotionPreview, SkuBaseNumber } from "@camber/domain/catalog"
import type { ProductFactsState } from "@camber/domain/recommendations"
import { action, computed, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { AccountStore } from "./AccountStore.ts"

/** What this visitor alone pays and is promised. No page carries any of it: it is asked for once somebody is there. */
export class PersonalPriceStore {
  static readonly needs = ["runtime", AccountStore] as const
  promotions: ProductFactsState["promotions"] = {}
  /** Products that came on show in this turn: one question for all of them. */
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
  /** null where the visitor's codes take nothing off, and while that is not known. */
  promotionOn(skuBaseNumber: string): PromotionPreview | null {
    return this.promotions[skuBaseNumber] ?? null
  }
  /** Learns who pays, once. */
  learn(): void {
    if (this.#account.profile === undefined) void this.#account.ask()
  }
  /** Learns what the visitor's codes take off a product. */
  show(skuBaseNumber: SkuBaseNumber): void {
    if (this.#waiting.size === 0) queueMicrotask(() => void this.#ask())
    this.#waiting.add(skuBaseNumber)
  }
  async #ask(): Promise<void> {
    const skus = [...this.#waiting].map((skuBaseNumber) => ({ skuBaseNumber, skuVariantNumber: null }))
    this.#waiting = new Set()
    this.#unfollow ??= this.#runtime.mirror(
      (use) => use.ProductFacts.useSync((facts) => facts.changes),
      ({ promotions }) => this.receive(promotions)
    )
    const wanted = { skus, checkFitment: false, getShippingEstimate: false, getActivity: false }
    const end = await this.#runtime.run((use) => use.ProductFacts.use((facts) => facts.track(wanted)))
    if (end._tag !== "Lost") return
    this.#unfollow?.()
    this.#unfollow = null
  }
  private receive(promotions: ProductFactsState["promotions"]): void {
    this.promotions = promotions
  }
}
