import type { ProductPage } from "@camber/domain/catalogue"
import { RatingHistogram, ReviewList, SectionHead } from "@camber/ui"

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })
const shown = (isoDate: string): string => date.format(new Date(isoDate))

/** What buyers wrote and asked. Reviews are sample data and say so. */
export const ProductReviews = ({ product }: { readonly product: ProductPage }) => (
  <>
    <section className="block" id="reviews" aria-labelledby="reviews-title">
      <SectionHead id="reviews-title" title="Reviews" note={reviewsNote(product)} />
      {product.card.reviewCount === 0 ? (
        <p className="mute">Nobody has reviewed this part yet.</p>
      ) : (
        <div className="revgrid">
          <RatingHistogram mean={product.card.rating} reviewCount={product.card.reviewCount} counts={countsOf(product)} />
          <ReviewList
            reviews={product.reviews.map((review) => ({
              id: String(review.reviewId),
              title: review.title,
              rating: review.stars,
              author: review.author,
              date: shown(review.writtenOn),
              vehicle: review.verifiedVehicle ?? undefined,
              text: review.text,
              answer: review.staffAnswer ?? undefined
            }))}
          />
        </div>
      )}
    </section>
    {product.questions.length > 0 && (
      <section className="block" id="questions" aria-labelledby="questions-title">
        <SectionHead id="questions-title" title="Questions" />
        <dl className="prose">
          {product.questions.map(({ question, answer, askedOn }) => (
            <div key={`${askedOn} ${question}`}>
              <dt>
                <b>{question}</b>
              </dt>
              <dd>{answer ?? "Not answered yet."}</dd>
            </div>
          ))}
        </dl>
      </section>
    )}
  </>
)

const reviewsNote = ({ card: { reviewCount }, reviews }: ProductPage): string =>
  reviews.length < reviewCount ? `${reviews.length} of ${reviewCount}, sample data` : "sample data"

const countsOf = ({ ratingCounts }: ProductPage): readonly [number, number, number, number, number] => {
  const of = (stars: number) => ratingCounts.find((count) => count.stars === stars)?.count ?? 0
  return [of(5), of(4), of(3), of(2), of(1)]
}
