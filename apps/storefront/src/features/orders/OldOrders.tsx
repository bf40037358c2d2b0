import { CONTACT_FORM } from "@camber/domain/content"
import type { OldOrdersPage } from "@camber/domain/order"
import { Link } from "@camber/ui"
import { oldOrderCardProps } from "./oldOrderCardProps.ts"
import { OldOrderCard } from "./view/old-order/OldOrderCard.tsx"

/** The visitor's orders of the shop's former website; nothing without any. */
export const OldOrders = ({ page }: { readonly page: OldOrdersPage | null }) => {
  if (page === null || page.total === 0) return null
  const { orders, total } = page
  return (
    <section className="order__block" aria-labelledby="old-orders">
      <h2 id="old-orders">Orders from our former website</h2>
      <p className="oldorders__note">
        To return a part from one of these orders, <Link href={CONTACT_FORM}>contact us</Link> with its number.
        {total > orders.length && ` The newest ${orders.length} of ${total} are shown.`}
      </p>
      <ul>
        {orders.map((order) => (
          <OldOrderCard key={order.orderNumber} {...oldOrderCardProps(order)} />
        ))}
      </ul>
    </section>
  )
}
