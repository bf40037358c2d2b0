import { toDollars } from "@camber/domain/money"
import { isPartlyShipped, type Order, type orders, ORDERS_PER_PAGE, type OrderSummary, getRefundedOfTotal } from "@camber/domain/order"
import { canPay } from "@camber/domain/payment"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql, type SqlBool } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { readReturnDays } from "../shop-settings/readShop.ts"
import { sumPendingRefunds } from "./createRefund.ts"
import { computeRemainingPoints } from "./creditReturnedItems.ts"
import { readOrderLines, type OrderLineRow, shippedQuantitySql } from "./orderLines.ts"
import { readShipments } from "./createShipment.ts"
import { readOrderReturns } from "./readOrderReturns.ts"

type WireOrder = typeof Order.Encoded
type WirePage = (typeof orders)["result"]["Encoded"]["orders"]

/** Maximum images per order in a list. */
const MAX_IMAGES = 4

/** Reads one page of a visitor's orders, newest first. */
export const readOrdersPage = async (
  database: Kysely<Tables>,
  imageUrls: ImageUrls,
  webUserGuid: WebUserGuid,
  page: number
): Promise<WirePage> => {
  const own = database.selectFrom("customer_order").where(createAccessSql(webUserGuid))
  const rows = await own
    .select((order) => [
      "order_number",
      "placed_at",
      "status",
      "total_cents",
      "credited_cents",
      "paid_cents",
      "refunded_cents",
      "payment_state",
      jsonArrayFrom(
        order
          .selectFrom("order_line")
          .select(["image", "quantity", "canceled", shippedQuantitySql.as("shipped")])
          .whereRef("order_line.web_user_guid", "=", "customer_order.web_user_guid")
          .whereRef("order_line.order_number", "=", "customer_order.order_number")
          .orderBy("ordinality")
      ).as("lines")
    ])
    .orderBy("placed_at", "desc")
    .orderBy("order_number")
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE)
    .execute()
  const { total } = await own.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow()
  return {
    total,
    orders: rows.map(({ lines, order_number, payment_state, placed_at, status, total_cents, ...money }): typeof OrderSummary.Encoded => ({
      orderNumber: order_number,
      placedAt: placed_at.getTime(),
      status,
      isPartlyShipped: isPartlyShipped(lines.map((line, ordinality) => ({ ...line, ordinality }))),
      itemCount: sumQuantities(lines),
      total: toDollars(total_cents),
      credited: toDollars(money.credited_cents),
      refunded: toDollars(getRefundedOfTotal({ total: total_cents, paid: money.paid_cents, refunded: money.refunded_cents })),
      paymentState: payment_state,
      imageUrls: lines.slice(0, MAX_IMAGES).map(({ image }) => imageUrls.of(image))
    }))
  }
}

/** SQL condition for a visitor's own orders and those opened by a mailed link. */
const createAccessSql = (webUserGuid: WebUserGuid) => sql<SqlBool>`(web_user_guid = ${webUserGuid} or order_number = any(array(
  select order_number from order_guest where order_guest.web_user_guid = ${webUserGuid})))`

/** Proof of access to an order: either the visitor, who owns the order or opened it by a link, or the order's email address. */
export type OrderClaim = { readonly webUserGuid: WebUserGuid } | { readonly email: string }

/**
 * Selects the order with this number if the claim is valid. An empty email address never matches an anonymized order.
 */
export const selectClaimedOrder = (database: Kysely<Tables>, orderNumber: string, claim: OrderClaim) => {
  const byNumber = database.selectFrom("customer_order").where("order_number", "=", orderNumber)
  return "email" in claim
    ? byNumber.where("email", "!=", "").where(sql`lower(email)`, "=", claim.email.trim().toLowerCase())
    : byNumber.where(createAccessSql(claim.webUserGuid))
}

/**
 * Reads an order; null unless it exists and the claim is valid. If the claim is an email address, the result contains no postal address.
 */
export const readOrder = async (
  database: Kysely<Tables>,
  imageUrls: ImageUrls,
  orderNumber: string,
  claim: OrderClaim
): Promise<WireOrder | null> => {
  const row = await selectClaimedOrder(database, orderNumber, claim).selectAll().executeTakeFirst()
  if (row === undefined) return null
  const lines = await readOrderLines(database, orderNumber)
  const refundDue = row.paid_cents === 0 ? 0 : await sumPendingRefunds(database, orderNumber)
  const shipments = await readShipments(database, orderNumber)
  const returns = await readOrderReturns(database, orderNumber)
  return {
    orderNumber: row.order_number,
    placedAt: row.placed_at.getTime(),
    status: row.status,
    shippedAt: row.shipped_at?.getTime() ?? null,
    deliveredAt: row.delivered_at?.getTime() ?? null,
    returnDays: row.return_days ?? (await readReturnDays(database)),
    trackingNumber: row.tracking_number,
    contact: "email" in claim ? null : row.contact,
    shippingMethod: row.shipping_method,
    lines: lines.map((line) => toWireLine(line, imageUrls)),
    isPartlyShipped: isPartlyShipped(lines),
    shipments: shipments.map(({ delivered_at, lines, shipment_id, shipped_at, ...parcel }) => ({
      shipmentId: shipment_id,
      carrier: parcel.carrier,
      trackingNumber: parcel.tracking_number,
      shippedAt: shipped_at.getTime(),
      deliveredAt: delivered_at?.getTime() ?? null,
      lines
    })),
    returns: returns.map((back) => ({
      returnId: back.return_id,
      requestedAt: back.requested_at.getTime(),
      settledAt: back.settled_at?.getTime() ?? null,
      reason: back.reason,
      state: back.state,
      refusedWhy: back.refused_why,
      credit: toDollars(back.credit_cents),
      shipping: toDollars(back.shipping_cents),
      lines: back.lines.map(({ kind, ordinality, quantity, received }) => ({ kind, ordinality, quantity, received }))
    })),
    itemCount: sumQuantities(lines),
    subtotal: toDollars(row.subtotal_cents),
    savings: toDollars(row.savings_cents),
    promoCode: row.promo_code,
    promo: toDollars(row.promo_cents),
    pointsSpent: row.points_redeemed,
    pointsValue: toDollars(row.points_cents),
    cores: toDollars(row.core_cents),
    pointsEarned: computeRemainingPoints(row, lines),
    shipping: toDollars(row.shipping_cents),
    tax: toDollars(row.tax_cents),
    total: toDollars(row.total_cents),
    credited: toDollars(row.credited_cents),
    payment: {
      method: row.payment.method,
      state: row.payment_state,
      paid: toDollars(row.paid_cents),
      refunded: toDollars(row.refunded_cents),
      refundDue: toDollars(refundDue),
      payBy: row.status === "placed" && canPay(row.payment_state) ? (row.pay_by?.getTime() ?? null) : null
    }
  }
}

const toWireLine = (line: OrderLineRow, imageUrls: ImageUrls): WireOrder["lines"][number] => ({
  ordinality: line.ordinality,
  skuVariantNumber: line.sku_variant_number,
  skuBaseNumber: line.sku_base_number,
  title: line.title,
  brand: line.brand,
  imageUrl: imageUrls.of(line.image),
  url: line.url,
  options: line.options,
  quantity: line.quantity,
  unitPrice: toDollars(line.unit_price_cents),
  total: toDollars(line.paid_cents + line.discount_cents),
  discount: toDollars(line.discount_cents),
  coreCharge: toDollars(line.core_cents),
  canceled: line.canceled,
  shipped: line.shipped,
  returned: line.returned,
  coresReturned: line.cores_returned,
  addedFor: line.added_for,
  arrivesOn: line.arrives_on
})

const sumQuantities = (lines: ReadonlyArray<{ readonly quantity: number }>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
