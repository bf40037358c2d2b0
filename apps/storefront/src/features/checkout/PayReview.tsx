import { formatAddressLine } from "@camber/domain/addresses"
import { formatArrival } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import type { ContactTexts, OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"

export interface PayReviewProps {
  readonly contact: ContactTexts
  readonly review: OrderReview
}

/** Short summary beside the order button: on phones the full summary is folded far above (BUY-20). */
export const PayReview = ({ contact, review }: PayReviewProps) => {
  const arrivals = review.shippingChoices.find(({ method }) => method === review.shippingMethod)?.arrivals ?? []
  const day = formatArrival(arrivals)
  return (
    <dl className="checkout__review" aria-label="Order details">
      <dt>{itemCountText(review.itemCount)}</dt>
      <dd>{review.lines.map(({ quantity, title }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join("; ")}</dd>
      <dt>Ship to</dt>
      <dd>
        {contact.name}, {formatAddressLine(contact)}
      </dd>
      {day !== null && (
        <>
          <dt>Arrives</dt>
          <dd>{day}</dd>
        </>
      )}
      <dt>Total</dt>
      <dd>
        <b>{formatCents(review.total)}</b>, with {review.shipping === 0 ? "free shipping" : `${formatCents(review.shipping)} shipping`} and{" "}
        {formatCents(review.tax)} tax
      </dd>
    </dl>
  )
}
