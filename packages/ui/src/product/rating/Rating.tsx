import type { ReactNode } from "react"
import { Link } from "../../foundation/link/Link.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

/**
 * Returns a rating as a number of half stars, 0 to 10, rounded to the nearest half. A rating outside 0 to 5 returns 0 (CTRL-20, CTRL-21).
 */
export const halfStars = (rating: number): number => (rating > 0 && rating <= 5 ? Math.round(rating * 2) : 0)

const whole = (index: number): string => `M${16 * index + 8} 1l2.1 4.6 5 .6-3.7 3.4 1 5L${16 * index + 8} 12.1l-4.4 2.5 1-5-3.7-3.4 5-.6z`
const leftHalf = (index: number): string => `M${16 * index + 8} 1v11.1l-4.4 2.5 1-5-3.7-3.4 5-.6z`

/** Returns the path of a row of stars; each star takes 16 by 16 units. */
const row = (halves: number): string => {
  const stars = Array.from({ length: Math.floor(halves / 2) }, (_, index) => whole(index))
  return [...stars, ...(halves % 2 === 1 ? [leftHalf(stars.length)] : [])].join("")
}

const emptyRow = row(10)

/** Renders five stars, filled in half steps. The accessible name is the rating with one decimal. */
export const Stars = ({ rating }: { readonly rating: number }) => {
  const halves = halfStars(rating)
  const spoken = halves === 0 ? 0 : Number(rating.toFixed(1))
  return (
    <svg className="stars" viewBox="0 0 80 16" role="img" aria-label={`${spoken} out of 5 stars`}>
      <path d={emptyRow} />
      <path d={row(halves)} />
    </svg>
  )
}

export interface RatingProps {
  /** Mean rating from 0 to 5; any other value is rendered as 0. */
  readonly rating: number
  readonly reviewCount: number
  /** URL of the reviews; without it the count is plain text. */
  readonly reviewsHref?: string | undefined
  /** `card` shows '(128)'. `page` shows the mean as a number, then '128 reviews', or 'No reviews yet'. */
  readonly layout?: "card" | "page"
  /** Content after the count. */
  readonly children?: ReactNode
}

const Count = ({ reviewCount, onCard }: { readonly reviewCount: number; readonly onCard: boolean }) => {
  const noun = reviewCount === 1 ? "review" : "reviews"
  return onCard ? (
    <>
      ({reviewCount})<VisuallyHidden> {noun}</VisuallyHidden>
    </>
  ) : (
    `${reviewCount} ${noun}`
  )
}

/** Renders stars with the number of reviews (CARD-10). */
export const Rating = ({ rating, reviewCount, reviewsHref, layout = "card", children }: RatingProps) => {
  const onCard = layout === "card"
  if (!onCard && reviewCount === 0) return <p className="rating">No reviews yet{children}</p>
  const count = <Count reviewCount={reviewCount} onCard={onCard} />
  return (
    <p className="rating">
      <Stars rating={rating} />
      {!onCard && <b className="num">{rating.toFixed(1)}</b>}
      {reviewsHref === undefined ? (
        <span className="num">{count}</span>
      ) : (
        <Link className={onCard ? "num" : "link num"} href={reviewsHref} tabIndex={onCard ? -1 : undefined}>
          {count}
        </Link>
      )}
      {children}
    </p>
  )
}
