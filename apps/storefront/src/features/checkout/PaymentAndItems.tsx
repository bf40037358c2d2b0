import type { OrderReview } from "@camber/domain/checkout"
import { OrderLines } from "@camber/ui"
import { reviewedLine } from "./reviewedLine.ts"

/** The end of an order's review: how it is paid, and what is in it. */
export const PaymentAndItems = ({ review }: { readonly review: Pick<OrderReview, "lines"> }) => (
  <>
    <section className="order__block" aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      <p>By invoice, included in the package and due within 30 days. No card needed.</p>
    </section>
    <section className="order__block" aria-labelledby="items">
      <h2 id="items">Items in your order</h2>
      <OrderLines label="Items in your order" lines={review.lines.map(reviewedLine)} />
    </section>
  </>
)
