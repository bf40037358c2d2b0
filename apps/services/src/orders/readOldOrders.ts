import { toDollars } from "@camber/domain/money"
import { getOldReturnable, getOldReturnDeadline, type oldOrders } from "@camber/domain/order"
import type { FoundOldOrder } from "@camber/domain/order-management"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, type Selectable, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { readReturnDays } from "../shop-settings/readShop.ts"
import { type OldReturnRow, readOldReturns, toWireReturn } from "./old-returns/readOldReturns.ts"

type WirePage = (typeof oldOrders)["result"]["Encoded"]["oldOrders"]

/** Maximum orders in one response. */
const MAX_OLD_ORDERS = 100

/**
 * Reads a visitor's orders of the shop's former software, newest first. Lines of parts that the shop still sells link to their pages.
 *
 * @param orderNumber - If given, reads only this order.
 */
export const readOldOrders = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, orderNumber?: string): Promise<WirePage> => {
  const own = database
    .selectFrom("old_order")
    .where("web_user_guid", "=", webUserGuid)
    .$if(orderNumber !== undefined, (query) => query.where("order_number", "=", orderNumber ?? ""))
  const rows = await own
    .select(["order_number", "placed_at", "head", "lines"])
    .orderBy("placed_at", "desc")
    .orderBy("order_number")
    .limit(MAX_OLD_ORDERS)
    .execute()
  if (rows.length === 0) return { orders: [], total: 0 }
  const { total } = await own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow()
  return { total, orders: await toWireOrders(database, rows) }
}

/** Maximum number of orders that a search by staff shows. */
const MAX_FOUND = 20
/** Number of characters of an order number, email address, SKU or name that are indexed. */
const MAX_WORD_LENGTH = 200

/**
 * SQL condition that uses an index (migration 0114): the order number, the email address, a SKU or a word of the name begins with the text.
 */
const isFoundBy = (wanted: string) => {
  const quoted = wanted.slice(0, MAX_WORD_LENGTH).replaceAll(/['\\]/g, "$&$&")
  return sql<boolean>`old_order_words(order_number, email_key, head, lines) @@ ${`'${quoted}':*`}::tsquery`
}

/**
 * Finds orders of the shop's former software whose number, email address, a SKU or a word of the name begins with the text, newest first.
 */
export const findOldOrders = async (database: Kysely<Tables>, text: string): Promise<ReadonlyArray<WireFound>> => {
  const wanted = text.trim().replace(/^#/, "").replaceAll(/\s+/g, " ").toLowerCase()
  if (wanted === "") return []
  const rows = await database
    .selectFrom("old_order")
    .select(["order_number", "placed_at", "head", "lines", "email_key"])
    .where(isFoundBy(wanted))
    .orderBy("placed_at", "desc")
    .orderBy("order_number")
    .limit(MAX_FOUND)
    .execute()
  return toFoundOldOrders(database, rows)
}

type WireFound = typeof FoundOldOrder.Encoded
type OrderRow = Pick<Selectable<Tables["old_order"]>, "head" | "lines" | "order_number" | "placed_at">

/** Converts orders to the form that staff see. */
export const toFoundOldOrders = async (
  database: Kysely<Tables>,
  rows: ReadonlyArray<OrderRow & { readonly email_key: string }>
): Promise<ReadonlyArray<WireFound>> => {
  const orders = await toWireOrders(database, rows)
  return orders.map((order, at) => ({ email: rows[at]!.email_key, order }))
}

const toWireOrders = async (database: Kysely<Tables>, rows: ReadonlyArray<OrderRow>): Promise<WirePage["orders"]> => {
  const urls = await readUrls(
    database,
    rows.flatMap(({ lines }) => lines.map(({ sku }) => sku))
  )
  const [days, returns] = [
    await readReturnDays(database),
    await readOldReturns(
      database,
      rows.map(({ order_number }) => order_number)
    )
  ]
  return rows.map((row) => toWireOrder(row, { urls, days, returns: returns.get(row.order_number) ?? [] }))
}

interface OrderContext {
  readonly urls: ReadonlyMap<string, string>
  readonly days: number
  readonly returns: ReadonlyArray<OldReturnRow>
}

const toWireOrder = (
  { head, lines, order_number, placed_at }: OrderRow,
  { days, returns, urls }: OrderContext
): WirePage["orders"][number] => {
  const returnBy = getOldReturnDeadline({ status: head.status, placedAt: placed_at.getTime() }, days)
  const isOpen = returnBy !== null && returnBy > Date.now()
  return {
    orderNumber: order_number,
    placedAt: placed_at.getTime(),
    status: head.status,
    currency: head.currency,
    lines: lines.map(({ brand, car, options, quantity, sku, title, unitCents }, at) => ({
      sku,
      title,
      brand,
      options,
      quantity,
      car,
      unitPrice: toDollars(unitCents),
      url: urls.get(sku.toLowerCase()) ?? null,
      returnable: isOpen ? getOldReturnable({ ordinality: at + 1, quantity }, returns) : 0
    })),
    subtotal: toDollars(head.subtotalCents),
    discount: toDollars(head.discountCents),
    cores: toDollars(head.coreCents),
    shipping: toDollars(head.shippingCents),
    tax: toDollars(head.taxCents),
    total: toDollars(head.totalCents),
    refunded: toDollars(returns.reduce((sum, { credit_cents }) => sum + credit_cents, head.refundedCents)),
    carrier: head.carrier,
    trackingNumber: head.trackingNumber,
    returnBy,
    returns: returns.map(toWireReturn)
  }
}

const readUrls = async (database: Kysely<Tables>, skus: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(skus.map((sku) => sku.toLowerCase()))]
  const rows = await database
    .selectFrom("variant")
    .innerJoin("product", "product.product_page_id", "variant.product_page_id")
    .select(["sku_variant_number", "product.product_page_id", "product.slug"])
    .where(sql<boolean>`lower(sku_variant_number) = any(${wanted}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.sku_variant_number.toLowerCase(), siteUrls.product(row, row.sku_variant_number)]))
}
