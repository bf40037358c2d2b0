import type { ReactNode } from "react"
import { Link } from "../../foundation/link/Link.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"
import { Stars } from "./Stars.tsx"

export interface RatingProps {
  /** Mean of 0 to 5; any other value is rendered as 0. */
  readonly rating: number
  readonly reviewCount: number
  /** Address of the reviews; without it the count is plain text. */
  readonly reviewsHref?: string | undefined
  /** `card`: '(128)'. `page`: the mean as a number, then '128 reviews'; without any 'No reviews yet'. */
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
