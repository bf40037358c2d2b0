import type { PromotionPreview } from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import {
  getBlockPhase,
  type ProductFactsState,
  type RecommendationBlock,
  type RecommendationQuery,
  type RecommendedProduct,
  type SectionViews,
  trackedProducts
} from "@camber/domain/recommendations"
import type { ClickedCard } from "@camber/domain/telemetry"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** The content of a section: a skeleton, its blocks, or nothing. */
export type SectionPhase = "skeleton" | "blocks" | "nothing"

/** Mirrors the recommendation use cases for the current page; its only own state is the page's pending requests. */
export class RecommendationsStore {
  static readonly needs = ["runtime"] as const
  views: SectionViews = []
  facts: Pick<ProductFactsState, "fitment" | "promotions" | "shipping"> = { fitment: {}, promotions: {}, shipping: {} }
  /** Blocks whose product facts have loaded or failed to load. */
  judged: ReadonlySet<RecommendationBlock> = new Set()
  /** Sections of this route whose request has ended. */
  ended: ReadonlySet<string> = new Set()
  #asked = new WeakSet<RecommendationBlock>()
  #isFollowing = false
  /** The newest request of the previous route: its answers are no longer shown. */
  #before = 0
  #pathname: string | null = null
  /** Number of recommendation elements on the page; after the last unmounts, the same page counts as another route. */
  #standing = 0
  #hasLeft = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<RecommendationsStore, "judge" | "end" | "leave">(this, {
      views: observableRef,
      facts: observableRef,
      judged: observableRef,
      ended: observableRef,
      receive: action,
      receiveFacts: action,
      judge: action,
      end: action,
      leave: action
    })
  }

  /** Registers a recommendation element until the returned function is called. */
  stand(): () => void {
    this.#standing++
    return () => {
      this.#standing--
      if (this.#standing === 0) this.#hasLeft = true
    }
  }

  /** Loads a page's sections. On another page, all views and reports start again (REC-22). */
  async ask(pathname: string, question: RecommendationQuery): Promise<void> {
    this.#follow()
    if (this.#pathname !== pathname || this.#hasLeft) {
      this.#hasLeft = false
      this.leave()
      if (this.#pathname !== null) void this.#runtime.run((use) => use.Recommendations.use((shop) => shop.routeChanged))
      this.#pathname = pathname
    }
    await this.#runtime.run((use) => use.Recommendations.use((shop) => shop.load(question)))
    if (this.#pathname === pathname) this.end(question.sections)
  }

  /** Reports a view (REC-20). */
  cameIntoView(section: string): void {
    void this.#runtime.run((use) => use.Recommendations.use((shop) => shop.cameIntoView(section)))
  }

  /** Reports a click (ANL-102). */
  clicked(block: RecommendationBlock, card: ClickedCard, position: number): void {
    void this.#runtime.run((use) => use.Recommendations.use((shop) => shop.clicked(block, card, position)))
  }

  phase(section: string): SectionPhase {
    const blocks = this.blocks(section)
    if (blocks.length > 0) return blocks.every((block) => this.isReady(block)) ? "blocks" : "skeleton"
    return this.ended.has(section) ? "nothing" : "skeleton"
  }

  /** Returns the blocks of a section that have content on this route. */
  blocks(section: string): ReadonlyArray<RecommendationBlock> {
    const view = this.views.find(({ name, question }) => name === section && question > this.#before)
    return view?.section?.recommendationGroups.filter((block) => getBlockPhase(block) !== "nothing") ?? []
  }

  /** Returns whether a block is complete: it has this device's additions and the fit of its products (REC-26, REC-27). */
  isReady(block: RecommendationBlock): boolean {
    return getBlockPhase(block) === "cards" && this.judged.has(block)
  }

  /** Returns null if unknown. */
  verdictOn(skuBaseNumber: string): Verdict | null {
    return this.facts.fitment[skuBaseNumber] ?? null
  }

  promotionOn(skuBaseNumber: string): PromotionPreview | null {
    return this.facts.promotions[skuBaseNumber] ?? null
  }
  /** Returns the delivery estimate of the product's only variant or its recommended one. */
  estimateOf({ publicSkuVariantDetails, skuVariant }: RecommendedProduct): string | null {
    return this.facts.shipping[publicSkuVariantDetails?.skuVariantNumber ?? skuVariant ?? ""] ?? null
  }

  receive(views: SectionViews): void {
    this.views = views
    for (const { question, section } of views)
      if (question > this.#before) for (const block of section?.recommendationGroups ?? []) void this.#learnFits(block)
  }
  receiveFacts(facts: ProductFactsState): void {
    this.facts = facts
  }
  private judge(block: RecommendationBlock): void {
    this.judged = new Set([...this.judged, block])
  }
  private end(sections: ReadonlyArray<string>): void {
    this.ended = new Set([...this.ended, ...sections])
  }
  private leave(): void {
    this.#before = Math.max(0, ...this.views.map(({ question }) => question))
    this.ended = new Set()
    this.judged = new Set()
    // Blocks of the last page may be requested again, because the next page may contain the same objects.
    this.#asked = new WeakSet()
  }

  async #learnFits(block: RecommendationBlock): Promise<void> {
    if (this.#asked.has(block) || getBlockPhase(block) !== "cards") return
    this.#asked.add(block)
    await this.#runtime.run((use) => use.ProductFacts.use((facts) => facts.track(trackedProducts(block))))
    this.judge(block)
  }

  /** The code of the use cases loads with the first request. */
  #follow(): void {
    if (this.#isFollowing) return
    this.#isFollowing = true
    this.#runtime.subscribe(
      (use) => use.Recommendations.useSync((shop) => shop.changes),
      (views) => this.receive(views)
    )
    this.#runtime.subscribe(
      (use) => use.ProductFacts.useSync((facts) => facts.changes),
      (facts) => this.receiveFacts(facts)
    )
  }
}
