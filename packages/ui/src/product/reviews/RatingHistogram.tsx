import { Stars } from "../rating/Rating.tsx"

export interface RatingHistogramProps {
  /** Mean rating, 0 to 5. */
  readonly mean: number
  readonly reviewCount: number
  /** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
  readonly counts: readonly [number, number, number, number, number]
}

const starsInWords = (stars: number): string => `${stars} ${stars === 1 ? "star" : "stars"}`

/** Renders the distribution of ratings: one bar per star, with its share of all reviews. */
export const RatingHistogram = ({ mean, reviewCount, counts }: RatingHistogramProps) => (
  <div>
    <p className="histogram__mean">
      <b>{mean.toFixed(1)}</b>
      <Stars rating={mean} />
      <span className="mute num">
        {reviewCount} {reviewCount === 1 ? "review" : "reviews"}
      </span>
    </p>
    <ul className="bars">
      {counts.map((count, index) => (
        <li key={index}>
          <span>{starsInWords(5 - index)}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={reviewCount === 0 ? 0 : Math.round((100 * count) / reviewCount)} height="8" />
          </svg>
          <span className="mute">{count}</span>
        </li>
      ))}
    </ul>
  </div>
)
