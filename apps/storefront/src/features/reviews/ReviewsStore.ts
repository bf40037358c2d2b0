import type { Review, SkuBaseNumber } from "@camber/domain/catalog"
import type { OwnReview } from "@camber/domain/reviews"
import { action, computed, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** The reviewed product, the number of reviews on its page, and their total. */
export interface ReviewedProduct {
  readonly productPageId: number
  readonly skuBaseNumber: SkuBaseNumber
  readonly shown: number
  readonly total: number
}

/** Holds the reviews of one product after those on its page. Its lifetime is that of the page. */
export class ReviewsStore {
  static readonly needs = ["runtime"] as const
  more: ReadonlyArray<Review> = []
  own: OwnReview | null = null
  isLoading = false
  /** Whether the last request for more reviews failed. */
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
  /** Number of displayed reviews. */
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
  /** null if they failed to load. */
  private end(reviews: ReadonlyArray<Review> | null): void {
    this.isLoading = false
    this.hasFailed = reviews === null
    this.more = [...this.more, ...(reviews ?? [])]
  }
  private receiveOwn(own: OwnReview | null): void {
    this.own = own
  }
}
