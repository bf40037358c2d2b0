import type { Review } from "@camber/domain/catalogue"
import { Badge } from "../../feedback/badge/Badge.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Stars } from "../rating/Stars.tsx"

export interface ReviewListProps {
  /** Each with the day it was written as it is read: 'Mar 2, 2026'. */
  readonly reviews: ReadonlyArray<Omit<Review, "writtenOn"> & { readonly date: string }>
}

const ReviewItem = ({ author, date, staffAnswer, stars, text, title, verifiedVehicle }: ReviewListProps["reviews"][number]) => (
  <article className="review">
    <h3>{title}</h3>
    <p className="review__by">
      <Stars rating={stars} />
      <span>{author}</span>
      <span>{date}</span>
      {verifiedVehicle !== null && (
        <Badge tone="ok">
          <Icon name="check" size={16} />
          {verifiedVehicle}
        </Badge>
      )}
    </p>
    <p>{text}</p>
    {staffAnswer !== null && (
      <p className="review__answer">
        <b>Camber:</b> {staffAnswer}
      </p>
    )}
  </article>
)

export const ReviewList = ({ reviews }: ReviewListProps) => (
  <ul>
    {reviews.map((review) => (
      <li key={review.reviewId}>
        <ReviewItem {...review} />
      </li>
    ))}
  </ul>
)
