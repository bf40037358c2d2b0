import { Attribution } from "@camber/domain/acquisition"
import type { Contact, placeOrder } from "@camber/domain/checkout"
import { PAYMENT_WINDOW_MS, type PaymentMethod } from "@camber/domain/payment"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { readReturnDays } from "../shop-settings/readShop.ts"
import type { OrderQuote } from "./priceOrder.ts"
import { describeLine } from "./toOrderReview.ts"
import { getUnitRequirements, toReservedQuantities } from "./computeStockRequirements.ts"

/** A new order to insert. */
export interface NewOrder extends Pick<(typeof placeOrder)["variables"]["Type"], "webUserGuid" | "attribution"> {
  readonly orderNumber: string
  readonly contact: Contact
  readonly method: PaymentMethod
  /** Whether the order must be paid before shipment. */
  readonly isOwed: boolean
  readonly quote: OrderQuote
  readonly unpaidClient: string | null
}

/** SQL for the deadline of a payment attempt that starts now. */
export const PAYMENT_DEADLINE_SQL = sql<Date>`now() + make_interval(secs => ${PAYMENT_WINDOW_MS / 1000})`

const encodeAttribution = Schema.encodeSync(Attribution)

/** Inserts an order with its lines and spent points. Earned points are credited at shipment. */
export const insertOrderRows = async (transaction: Kysely<Tables>, imageUrls: ImageUrls, order: NewOrder): Promise<void> => {
  const { attribution, contact, isOwed, method, orderNumber, quote, webUserGuid } = order
  const { promo, taxed, totals } = quote
  await transaction
    .insertInto("customer_order")
    .values({
      web_user_guid: webUserGuid,
      order_number: orderNumber,
      tracking_number: null,
      unpaid_client: order.unpaidClient,
      email: contact.email,
      contact: JSON.stringify(contact),
      shipping_method: quote.shipping.method,
      payment: JSON.stringify({ method, reference: null }),
      subtotal_cents: totals.subtotal,
      savings_cents: totals.savings,
      promo_code: promo?.code ?? null,
      promo_cents: totals.promo,
      points_redeemed: totals.pointsSpent,
      points_cents: totals.pointsValue,
      core_cents: totals.cores,
      shipping_cents: totals.shipping,
      tax_cents: totals.tax,
      taxes_shipping: taxed.onShipping,
      taxes_cores: taxed.onCores,
      total_cents: totals.total,
      points_earned: quote.pointsEarned,
      attribution: attribution === null ? null : JSON.stringify(encodeAttribution(attribution)),
      return_days: await readReturnDays(transaction),
      taken: JSON.stringify(toReservedQuantities(quote.needs)),
      ...(isOwed && { payment_state: "awaiting", payment_attempt: 1, pay_by: PAYMENT_DEADLINE_SQL })
    })
    .execute()
  await writeLines(transaction, imageUrls, order)
  await writePoints(transaction, order)
}

/** Inserts the order lines, each with the list on which the shopper found the product. */
const writeLines = async (
  transaction: Kysely<Tables>,
  imageUrls: ImageUrls,
  { orderNumber, quote, webUserGuid }: NewOrder
): Promise<void> => {
  const lists = await transaction
    .selectFrom("cart_line")
    .select(["line_id", "list"])
    .where("web_user_guid", "=", webUserGuid)
    .where("removed_at", "is", null)
    .execute()
  const listByLine = new Map(lists.map(({ line_id, list }) => [line_id, list]))
  const arrivals = quote.shipping.choices.find(({ method }) => method === quote.shipping.method)?.arrivals ?? []
  const rows = quote.lines.map(({ line, priced }, index) => {
    const { brand, options, productPageId, skuBaseNumber, title, url } = describeLine(line, quote.lookup, imageUrls)
    const sold = quote.lookup.sold(line.skuVariantNumber)
    const share = quote.totals.lines[index]
    return {
      web_user_guid: webUserGuid,
      order_number: orderNumber,
      ordinality: index + 1,
      sku_variant_number: line.skuVariantNumber,
      sku_base_number: skuBaseNumber,
      product_page_id: productPageId,
      title,
      brand,
      image: sold?.variant.image ?? "",
      url,
      options: JSON.stringify(options),
      components: JSON.stringify(line.kitComponents),
      needs: JSON.stringify(getUnitRequirements(line, quote.lookup)),
      quantity: priced.quantity,
      unit_price_cents: priced.unitPrice,
      list_price_cents: priced.listPrice,
      core_cents: priced.coreCharge,
      discount_cents: share?.discount ?? 0,
      paid_cents: share?.paid ?? 0,
      list: JSON.stringify(listByLine.get(line.lineId) ?? NO_LIST),
      arrives_on: arrivals[index] ?? null,
      added_for: line.addedFor === null ? null : JSON.stringify(line.addedFor)
    }
  })
  await transaction.insertInto("order_line").values(rows).execute()
}

const NO_LIST = { id: null, name: null, attribution: null }

const writePoints = async (transaction: Kysely<Tables>, { orderNumber, quote, webUserGuid }: NewOrder): Promise<void> => {
  const { pointsSpent } = quote.totals
  if (pointsSpent === 0) return
  await transaction
    .insertInto("points_entry")
    .values({ web_user_guid: webUserGuid, points: -pointsSpent, reason: "redeemed", order_number: orderNumber })
    .execute()
}
