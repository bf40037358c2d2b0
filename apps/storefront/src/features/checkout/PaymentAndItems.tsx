import type { OrderReview } from "@camber/domain/checkout"
import { OrderLines } from "@camber/ui"
import { methodWords } from "../orders/paymentWords.ts"
import { reviewedLine } from "./reviewedLine.ts"

/** The end of an order's review: how it is paid, and what is in it. */
export const PaymentAndItems = ({ review }: { readonly review: Pick<OrderReview, "lines" | "paymentMethod"> }) => (
  <>
    <section className="order__block" aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      <p>{methodWords[review.paymentMethod].full}</p>
    </section>
    <section className="order__block" aria-labelledby="items">
      <h2 id="items">Items in your order</h2>
      <OrderLines label="Items in your order" lines={review.lines.map(reviewedLine)} />
    </section>
  </>
)
