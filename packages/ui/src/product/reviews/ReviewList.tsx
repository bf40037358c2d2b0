import { Badge } from "../../feedback/badge/Badge.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Stars } from "../rating/Stars.tsx"

export interface Review {
  readonly id: string
  readonly title: string
  readonly rating: number
  readonly author: string
  /** As it is read: '2 weeks ago'. */
  readonly date: string
  /** The vehicle that it was bought for. */
  readonly vehicle?: string | undefined
  readonly text: string
  /** What the shop answered. */
  readonly answer?: string | undefined
}

const ReviewItem = ({ title, rating, author, date, vehicle, text, answer }: Review) => (
  <article className="review">
    <h3>{title}</h3>
    <p className="review__by">
      <Stars rating={rating} />
      <span>{author}</span>
      <span>{date}</span>
      {vehicle !== undefined && (
        <Badge tone="ok">
          <Icon name="check" size={16} />
          {vehicle}
        </Badge>
      )}
    </p>
    <p>{text}</p>
    {answer !== undefined && (
      <p className="review__answer">
        <b>Camber:</b> {answer}
      </p>
    )}
  </article>
)

export const ReviewList = ({ reviews }: { readonly reviews: readonly Review[] }) => (
  <ul>
    {reviews.map((review) => (
      <li key={review.id}>
        <ReviewItem {...review} />
      </li>
    ))}
  </ul>
)
