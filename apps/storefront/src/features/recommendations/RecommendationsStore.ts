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

/** What a section shows: its room, its blocks, or nothing. */
export type SectionPhase = "skeleton" | "blocks" | "nothing"

/** The recommendations of the present page as screens show them. Mirrors the use-cases; beside it only what the page waits for. */
export class RecommendationsStore {
  static readonly needs = ["runtime"] as const
  views: SectionViews = []
  facts: Pick<ProductFactsState, "fitment" | "promotions" | "shipping"> = { fitment: {}, promotions: {}, shipping: {} }
  /** Blocks whose products' facts were asked for and answered, or could not be had. */
  judged: ReadonlySet<RecommendationBlock> = new Set()
  /** Sections of this route whose question has ended. */
  ended: ReadonlySet<string> = new Set()
  #asked = new WeakSet<RecommendationBlock>()
  #isFollowing = false
  /** The newest question of the route before: what answered it is no longer shown. */
  #before = 0
  #pathname: string | null = null
  /** Places of recommendations on the page; once the last has gone, the same page is another route when it comes again. */
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

  /** Recommendations have their place on the page, until the returned function is called. */
  stand(): () => void {
    this.#standing++
    return () => {
      this.#standing--
      if (this.#standing === 0) this.#hasLeft = true
    }
  }

  /** Asks for a page's sections; on another page than before everything is seen and told anew (REC-22). */
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

  /** REC-20 */
  cameIntoView(section: string): void {
    void this.#runtime.run((use) => use.Recommendations.use((shop) => shop.cameIntoView(section)))
  }

  /** ANL-102 */
  clicked(block: RecommendationBlock, card: ClickedCard, position: number): void {
    void this.#runtime.run((use) => use.Recommendations.use((shop) => shop.clicked(block, card, position)))
  }

  phase(section: string): SectionPhase {
    const blocks = this.blocks(section)
    if (blocks.length > 0) return blocks.every((block) => this.isReady(block)) ? "blocks" : "skeleton"
    return this.ended.has(section) ? "nothing" : "skeleton"
  }

  /** The blocks of a section that show anything, on this route. */
  blocks(section: string): ReadonlyArray<RecommendationBlock> {
    const view = this.views.find(({ name, question }) => name === section && question > this.#before)
    return view?.section?.recommendationGroups.filter((block) => getBlockPhase(block) !== "nothing") ?? []
  }

  /** A block is drawn once it is whole: with what this device adds to it, and with the fit of its products (REC-26, REC-27). */
  isReady(block: RecommendationBlock): boolean {
    return getBlockPhase(block) === "cards" && this.judged.has(block)
  }

  /** null where it is not known. */
  verdictOn(skuBaseNumber: string): Verdict | null {
    return this.facts.fitment[skuBaseNumber] ?? null
  }

  promotionOn(skuBaseNumber: string): PromotionPreview | null {
    return this.facts.promotions[skuBaseNumber] ?? null
  }
  /** When its only or its recommended variant could be there. */
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
    // The same blocks may come again.
    this.#asked = new WeakSet()
  }

  async #learnFits(block: RecommendationBlock): Promise<void> {
    if (this.#asked.has(block) || getBlockPhase(block) !== "cards") return
    this.#asked.add(block)
    await this.#runtime.run((use) => use.ProductFacts.use((facts) => facts.track(trackedProducts(block))))
    this.judge(block)
  }

  /** The code of the use-cases comes with the first question. */
  #follow(): void {
    if (this.#isFollowing) return
    this.#isFollowing = true
    this.#runtime.mirror(
      (use) => use.Recommendations.useSync((shop) => shop.changes),
      (views) => this.receive(views)
    )
    this.#runtime.mirror(
      (use) => use.ProductFacts.useSync((facts) => facts.changes),
      (facts) => this.receiveFacts(facts)
    )
  }
}
