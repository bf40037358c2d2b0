import type { Review } from "../catalog/page.ts"

/** Returns true for a review of the demo catalog. A customer's own review has a negative number. */
export const isSampleReview = ({ reviewId }: Pick<Review, "reviewId">): boolean => reviewId > 0

/**
 * Formats how many reviews are shown and whether they are sample data: '20 of 25, sample data'. Null if all reviews are shown and none is
 * sample data.
 */
export const formatReviewsNote = (shown: ReadonlyArray<Pick<Review, "reviewId">>, total: number): string | null => {
  const count = shown.length < total ? `${shown.length} of ${total}` : null
  const samples = shown.filter(isSampleReview).length
  const kind = samples === 0 ? null : samples === shown.length ? "sample data" : "sample data and our customers' own"
  return [count, kind].filter((part) => part !== null).join(", ") || null
}

/** Rating and reviews by customers of this shop. */
export interface OwnOpinions<Shown> {
  readonly rating: number
  readonly reviewCount: number
  readonly reviews: ReadonlyArray<Shown>
}

/**
 * Returns rating and reviews without the demo catalog's samples, for use outside the shop; null if no own review remains. If there are
 * samples, computes the rating from the shown own reviews, because the part's rating includes the samples.
 *
 * @param card - The part's rating with all reviews.
 */
export const getOwnOpinions = <Shown extends Pick<Review, "reviewId" | "stars">>(
  shown: ReadonlyArray<Shown>,
  card: { readonly rating: number; readonly reviewCount: number }
): OwnOpinions<Shown> | null => {
  const own = shown.filter((review) => !isSampleReview(review))
  if (own.length === 0) return null
  if (own.length === shown.length) return { rating: card.rating, reviewCount: card.reviewCount, reviews: own }
  const rating = own.reduce((sum, { stars }) => sum + stars, 0) / own.length
  return { rating: Math.round(rating * 10) / 10, reviewCount: own.length, reviews: own }
}
