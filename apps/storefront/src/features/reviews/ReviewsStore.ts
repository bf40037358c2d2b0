import type { Review, SkuBaseNumber } from "@camber/domain/catalog"
import type { OwnReview } from "@camber/domain/reviews"
import { action, computed, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Whose reviews they are and how many its page has brought along, of how many there are. */
export interface ReviewedProduct {
  readonly productPageId: number
  readonly skuBaseNumber: SkuBaseNumber
  readonly shown: number
  readonly total: number
}

/** The reviews of one product that come after its page. Lives as long as the page. */
export class ReviewsStore {
  static readonly needs = ["runtime"] as const
  more: ReadonlyArray<Review> = []
  own: OwnReview | null = null
  isLoading = false
  /** The last wish for more was not answered. */
  hasFailed = false
  readonly #runtime: AppRuntime
  readonly #product: ReviewedProduct
  constructor(runtime: AppRuntime, product: ReviewedProduct) {
    this.#runtime = runtime
    this.#product = product
    makeObservable<ReviewsStore, "begin" | "end" | "receiveOwn">(this, {
      more: observableRef,
      own: observableRef,
      isLoading: observable,
      hasFailed: observable,
      shown: computed,
      begin: action,
      end: action,
      receiveOwn: action
    })
  }
  /** How many are on the page by now. */
  get shown(): number {
    return this.#product.shown + this.more.length
  }
  async askOwn(): Promise<void> {
    const end = await this.#runtime.run((use) => use.Reviews.use((reviews) => reviews.own(this.#product.skuBaseNumber)))
    if (end._tag === "Done") this.receiveOwn(end.value)
  }
  async loadMore(): Promise<void> {
    if (this.isLoading) return
    this.begin()
    const end = await this.#runtime.run((use) => use.Reviews.use((reviews) => reviews.more(this.#product.productPageId, this.shown)))
    this.end(end._tag === "Done" ? end.value : null)
  }
  private begin(): void {
    this.isLoading = true
    this.hasFailed = false
  }
  /** null where they could not be had. */
  private end(reviews: ReadonlyArray<Review> | null): void {
    this.isLoading = false
    this.hasFailed = reviews === null
    this.more = [...this.more, ...(reviews ?? [])]
  }
  private receiveOwn(own: OwnReview | null): void {
    this.own = own
  }
}
