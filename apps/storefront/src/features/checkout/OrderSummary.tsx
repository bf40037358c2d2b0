import { BEFORE_SHIPPING_AND_TAX, formatCoreDeposit, formatDay } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import { type ContactTexts, getDestinationKey, getLineArrivals, type OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import { Link, InlineAlert, OrderLines, OrderTotals, type OrderedLine } from "@camber/ui"
import { AFTER_PLACE, openTotalsRows, savedText, totalsRows } from "../orders/totalsRows.ts"
import { OrderFold } from "./view/order-fold/OrderFold.tsx"
import { splitKitParts } from "@camber/domain/order"
import { toOrderFitProps } from "../orders/toOrderLineProps.ts"

/**
 * Returns a review line as display props. `arrives` is an ISO day, null if the day is unknown, and undefined until a destination is known.
 */
const reviewedLine = (line: OrderReview["lines"][number], arrives?: string | null): OrderedLine => ({
  id: line.lineId,
  title: line.title,
  brand: line.brand,
  picture: { src: line.imageUrl, alt: "" },
  details: [
    ...splitKitParts(line.options).chosen,
    line.skuVariantNumber,
    `${line.quantity} × ${formatCents(line.unitPrice)}`,
    line.availabilityText,
    ...(arrives === undefined ? [] : [arrives === null ? "Delivery date not known yet" : `Get it ${formatDay(arrives)}`])
  ],
  parts: splitKitParts(line.options).parts,
  fit: toOrderFitProps(line.addedFor),
  core: line.coreCharge > 0 ? formatCoreDeposit(line.quantity, line.coreCharge) : undefined,
  price: formatCents(line.total),
  problem: line.problem ?? undefined
})

export interface OrderSummaryProps {
  readonly contact: ContactTexts
  readonly review: OrderReview
  /** URL of the cart page. */
  readonly cartHref: string
  readonly open: boolean
  /** Changes of the total are announced. */
  readonly live?: boolean
}

/** Ordered lines with car and fitment verdict, and the order's totals. */
export const OrderSummary = ({ cartHref, contact, live = false, open, review }: OrderSummaryProps) => {
  const isPlaced = getDestinationKey(contact) !== null && review.shippingChoices.length > 0
  const { itemCount, lines, pointsEarned, promoMessage, shippingMethod } = review
  const arrivals = isPlaced ? getLineArrivals(review) : null
  const spoken = isPlaced ? `Shipping ${review.shipping === 0 ? "free" : formatCents(review.shipping)}` : ""
  const total = isPlaced ? formatCents(review.total) : AFTER_PLACE
  return (
    <OrderFold
      title="Order summary"
      count={itemCountText(itemCount)}
      total={isPlaced ? total : `${formatCents(review.total - review.shipping - review.tax)} ${BEFORE_SHIPPING_AND_TAX}`}
      pictures={lines.map(({ imageUrl }) => ({ src: imageUrl, alt: "" }))}
      open={open}
    >
      <OrderLines label="Items in your order" lines={lines.map((line) => reviewedLine(line, arrivals?.get(line.lineId)))} />
      <OrderTotals
        rows={(isPlaced ? totalsRows : openTotalsRows)(review, shippingMethod)}
        total={total}
        saved={savedText(review)}
        live={live ? spoken : undefined}
      />
      {promoMessage !== null && <InlineAlert tone="warning">{promoMessage}</InlineAlert>}
      {pointsEarned > 0 && <p className="mute">This order earns {pointsEarned} points once it ships.</p>}
      <p className="mute">
        {itemCountText(itemCount)} · <Link href={cartHref}>Edit the cart</Link>
      </p>
    </OrderFold>
  )
}
