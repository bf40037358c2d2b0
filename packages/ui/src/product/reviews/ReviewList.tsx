import type { ReviewerFit, Review } from "@camber/domain/catalog"
import { Badge } from "../../feedback/badge/Badge.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Stars } from "../rating/Rating.tsx"

export interface ReviewListProps {
  /** Name of the shop, which is the author of the answers. */
  readonly shopName: string
  /** The reviews, each with its date as display text: 'Mar 2, 2026'. */
  readonly reviews: ReadonlyArray<Omit<Review, "writtenOn"> & { readonly date: string }>
}

const ReviewItem = ({
  author,
  car,
  date,
  fitted,
  shopName,
  staffAnswer,
  stars,
  text,
  title,
  verifiedVehicle
}: ReviewListProps["reviews"][number] & Pick<ReviewListProps, "shopName">) => (
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
    {(car !== null || fitted !== null) && <p className="mute">{triedOn(car, fitted)}</p>}
    <p>{text}</p>
    {staffAnswer !== null && (
      <p className="review__answer">
        <b>{shopName}:</b> {staffAnswer}
      </p>
    )}
  </article>
)

export const ReviewList = ({ reviews, shopName }: ReviewListProps) => (
  <ul>
    {reviews.map((review) => (
      <li key={review.reviewId}>
        <ReviewItem {...review} shopName={shopName} />
      </li>
    ))}
  </ul>
)

const fittedText: Readonly<Record<ReviewerFit, string>> = { yes: "it fit", changes: "it fit with changes", no: "it did not fit" }

/** Returns a sentence such as 'On a 1969 Chevrolet Camaro: it fit'. A car without a year keeps the text that its owner typed. */
const triedOn = (car: string | null, fitted: ReviewerFit | null): string => {
  const fittedNote = fitted === null ? "" : fittedText[fitted]
  if (car === null) return fittedNote.replace("i", "I")
  const on = /^(19|20)\d\d\b/.test(car) ? `On a ${car}` : `On ${car}`
  return fittedNote === "" ? on : `${on}: ${fittedNote}`
}
