import { getFitAtPurchase, type Order, RETURN_DAYS } from "@camber/domain/order"

/** The fitment guarantee of an order: its cars and its benefits. Renders nothing without a guarantee. */
export const FitPromise = ({ order }: { readonly order: Order }) => {
  const promises = order.lines.map(({ addedFor }) => getFitAtPurchase(addedFor)).filter((then) => then?.promise)
  if (promises.length === 0 || order.status === "canceled") return null
  const cars = [...new Set(promises.map((then) => then?.car))]
  return (
    <section className="order__promise" aria-labelledby="promise">
      <h2 id="promise">The fit promise</h2>
      <p>
        If a <b>Guaranteed To Fit</b> part doesn’t fit your {cars.join(" or your ")}, return it free within {RETURN_DAYS} days of delivery.
        We refund its shipping too.
      </p>
    </section>
  )
}
