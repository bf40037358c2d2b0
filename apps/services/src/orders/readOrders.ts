import { toDollars } from "@camber/domain/money"
import { type Order, type orders, ORDERS_PAGE, type OrderSummary } from "@camber/domain/order"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import type { Pictures } from "../schema/pictures.ts"

type WireOrder = typeof Order.Encoded
type WirePage = (typeof orders)["result"]["Encoded"]["orders"]

/** Pictures that a list shows of one order. */
const MOST_PICTURES = 4

/** One page of a visitor's orders, the newest first. */
export const ordersOf = async (database: Kysely<Tables>, pictures: Pictures, webUserGuid: WebUserGuid, page: number): Promise<WirePage> => {
  const own = database.selectFrom("customer_order").where("web_user_guid", "=", webUserGuid)
  const rows = await own
    .select((order) => [
      "order_number",
      "placed_at",
      "status",
      "total_cents",
      jsonArrayFrom(
        order
          .selectFrom("order_line")
          .select(["image", "quantity"])
          .whereRef("order_line.web_user_guid", "=", "customer_order.web_user_guid")
          .whereRef("order_line.order_number", "=", "customer_order.order_number")
          .orderBy("ordinality")
      ).as("lines")
    ])
    .orderBy("placed_at", "desc")
    .orderBy("order_number")
    .limit(ORDERS_PAGE)
    .offset((page - 1) * ORDERS_PAGE)
    .execute()
  const { total } = await own.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow()
  return {
    total,
    orders: rows.map(({ lines, order_number, placed_at, status, total_cents }): typeof OrderSummary.Encoded => ({
      orderNumber: order_number,
      placedAt: placed_at.getTime(),
      status,
      itemCount: piecesOf(lines),
      total: toDollars(total_cents),
      imageUrls: lines.slice(0, MOST_PICTURES).map(({ image }) => pictures.of(image))
    }))
  }
}

/** Whose order is meant: one's own, or one whose number and email address somebody knows. */
export type Claim = { readonly webUserGuid: WebUserGuid } | { readonly email: string }

/** The order of this number, if the claim is right. One that has lost its customer's address is nobody's to claim by none. */
export const claimedOrder = (database: Kysely<Tables>, orderNumber: string, claim: Claim) => {
  const ofNumber = database.selectFrom("customer_order").where("order_number", "=", orderNumber)
  return "email" in claim
    ? ofNumber.where("email", "!=", "").where(sql`lower(email)`, "=", claim.email.trim().toLowerCase())
    : ofNumber.where("web_user_guid", "=", claim.webUserGuid)
}

/** A whole order; null where there is none of this number for this claim. The address is only told to whom it belongs. */
export const readOrder = async (
  database: Kysely<Tables>,
  pictures: Pictures,
  orderNumber: string,
  claim: Claim
): Promise<WireOrder | null> => {
  const row = await claimedOrder(database, orderNumber, claim).selectAll().executeTakeFirst()
  if (row === undefined) return null
  const lines = await linesOf(database, orderNumber)
  return {
    orderNumber: row.order_number,
    placedAt: row.placed_at.getTime(),
    status: row.status,
    shippedAt: row.shipped_at?.getTime() ?? null,
    deliveredAt: row.delivered_at?.getTime() ?? null,
    trackingNumber: row.tracking_number,
    contact: "email" in claim ? null : row.contact,
    shippingMethod: row.shipping_method,
    lines: lines.map((line) => wireLine(line, pictures)),
    itemCount: piecesOf(lines),
    subtotal: toDollars(row.subtotal_cents),
    savings: toDollars(row.savings_cents),
    promoCode: row.promo_code,
    promo: toDollars(row.promo_cents),
    pointsSpent: row.points_redeemed,
    pointsValue: toDollars(row.points_cents),
    pointsEarned: row.points_earned,
    shipping: toDollars(row.shipping_cents),
    tax: toDollars(row.tax_cents),
    total: toDollars(row.total_cents)
  }
}

/** Lines of an order with the pieces that are to go back. */
export const linesOf = (database: Kysely<Tables>, orderNumber: string) =>
  database
    .selectFrom("order_line as line")
    .leftJoin("return_request as back", (join) =>
      join
        .onRef("back.web_user_guid", "=", "line.web_user_guid")
        .onRef("back.order_number", "=", "line.order_number")
        .onRef("back.ordinality", "=", "line.ordinality")
    )
    .selectAll("line")
    .select(sql<number>`coalesce(back.quantity, 0)`.as("returned"))
    .where("line.order_number", "=", orderNumber)
    .orderBy("line.ordinality")
    .execute()

type LineRow = Awaited<ReturnType<typeof linesOf>>[number]

const wireLine = (line: LineRow, pictures: Pictures): WireOrder["lines"][number] => ({
  ordinality: line.ordinality,
  skuVariantNumber: line.sku_variant_number,
  skuBaseNumber: line.sku_base_number,
  title: line.title,
  brand: line.brand,
  imageUrl: pictures.of(line.image),
  url: line.url,
  options: line.options,
  quantity: line.quantity,
  unitPrice: toDollars(line.unit_price_cents),
  total: toDollars(line.paid_cents + line.discount_cents),
  discount: toDollars(line.discount_cents),
  returned: line.returned
})

const piecesOf = (lines: ReadonlyArray<{ readonly quantity: number }>): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
