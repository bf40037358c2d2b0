import type { ReviewedProduct } from "../reviews/ReviewsStore.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import type { ProductPage } from "@camber/domain/catalog"
import { formatReviewsNote, reviewHref } from "@camber/domain/reviews"
import { LinkButton, RatingHistogram, ReviewList, SectionHead, useIntersection } from "@camber/ui"
import { useRef, useState } from "react"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { shownReview } from "../../foundation/page/format.ts"

const moreReviews: LazyComponent<{ readonly product: ReviewedProduct }> = () => import("../reviews/MoreReviews.tsx")

/** Distance in px at which the reviews load before the visitor reaches them. */
const NEAR = 400

/** Renders the buyers' reviews. Sample reviews are marked as sample data. */
export const ProductReviews = ({ product }: { readonly product: ProductPage }) => {
  const { brandName } = useStore(SettingsStore)
  const { card, reviews } = product
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useIntersection(place, ({ isIntersecting }) => isIntersecting && setNear(true), NEAR)
  const { productPageId, reviewCount, skuBaseNumber } = card
  const more = (
    <Lazy
      load={moreReviews}
      isWanted={isNear}
      props={{ product: { productPageId, skuBaseNumber, shown: reviews.length, total: reviewCount } }}
    />
  )
  return (
    <section className="block" id="reviews" aria-labelledby="reviews-title" ref={place}>
      <SectionHead
        id="reviews-title"
        title="Reviews"
        note={formatReviewsNote(reviews, reviewCount) ?? undefined}
        action={
          <LinkButton size="small" href={reviewHref(skuBaseNumber)}>
            Write a Review
          </LinkButton>
        }
      />
      {reviewCount === 0 ? (
        <>
          <p className="mute">No reviews yet.</p>
          {more}
        </>
      ) : (
        <div className="revgrid">
          <RatingHistogram mean={card.rating} reviewCount={reviewCount} counts={countsOf(product)} />
          <div>
            <ReviewList shopName={brandName} reviews={reviews.map(shownReview)} />
            {more}
          </div>
        </div>
      )}
    </section>
  )
}

const countsOf = ({ ratingCounts }: ProductPage): readonly [number, number, number, number, number] => {
  const of = (stars: number) => ratingCounts.find((count) => count.stars === stars)?.count ?? 0
  return [of(5), of(4), of(3), of(2), of(1)]
}
