import type { Contact } from "@camber/domain/checkout"
import { type ManagedOrder, type ManagedReturn, MAX_NOTES_PER_ORDER } from "@camber/domain/order-management"
import { getFreeReturnVehicles, isPartlyShipped } from "@camber/domain/order"
import { isStuckRefund, canShip, getOutstandingRefundCents } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readOrderLines, type OrderLineRow } from "../orders/orderLines.ts"
import { readOrderMoney } from "../orders/retryRefunds.ts"
import { readShipments } from "../orders/createShipment.ts"
import { type readReturns, readOrderReturns } from "../orders/readOrderReturns.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { formatHistoryDetail } from "./formatHistoryDetail.ts"

type WireOrder = typeof ManagedOrder.Encoded

/** Maximum history entries shown. */
const MAX_EVENTS = 200

/** Reads an order for staff; null if it does not exist. */
export const readManagedOrder = async (database: Kysely<Tables>, imageUrls: ImageUrls, orderNumber: string): Promise<WireOrder | null> => {
  const row = await database.selectFrom("customer_order").selectAll().where("order_number", "=", orderNumber).executeTakeFirst()
  if (row === undefined) return null
  const lines = await readOrderLines(database, orderNumber)
  const stock = await getPieceListings(database, lines)
  const shipments = await readShipments(database, orderNumber)
  return {
    orderNumber,
    revision: row.revision,
    placedAt: row.placed_at.toISOString(),
    status: row.status,
    isPartlyShipped: isPartlyShipped(lines),
    payment: {
      method: row.payment.method,
      state: row.payment_state,
      mayShip: canShip(row.payment_state),
      paid: row.paid_cents,
      refunded: row.refunded_cents,
      ...(await readRefunds(database, row))
    },
    contact: { ...EMPTY_CONTACT, ...row.contact },
    shippingMethod: row.shipping_method,
    lines: lines.map((line) => toWireLine(line, imageUrls, stock)),
    subtotal: row.subtotal_cents,
    promoCode: row.promo_code,
    promo: row.promo_cents,
    pointsSpent: row.points_redeemed,
    pointsValue: row.points_cents,
    cores: row.core_cents,
    shipping: row.shipping_cents,
    tax: row.tax_cents,
    total: row.total_cents,
    credited: row.credited_cents,
    shipments: shipments.map(({ carrier, delivered_at, lines: packed, shipment_id, shipped_at, tracking_number }) => ({
      shipmentId: shipment_id,
      carrier,
      trackingNumber: tracking_number,
      shippedAt: shipped_at.toISOString(),
      deliveredAt: delivered_at?.toISOString() ?? null,
      lines: packed
    })),
    returns: (await readOrderReturns(database, orderNumber)).map(toWireReturn),
    notes: await readNotes(database, orderNumber),
    history: await readHistory(database, orderNumber)
  }
}

const readRefunds = async (
  database: Kysely<Tables>,
  order: Parameters<typeof readOrderMoney>[1]
): Promise<Pick<WireOrder["payment"], "owed" | "refunds" | "unreturned">> => {
  const money = await readOrderMoney(database, order)
  const refunds = await database
    .selectFrom("refund")
    .select(["refund_id", "requested_at", "cents", "reason", "state", "tries"])
    .where("order_number", "=", order.order_number)
    .orderBy("requested_at", "desc")
    .limit(MAX_EVENTS)
    .execute()
  return {
    owed: money.pendingCents,
    unreturned: getOutstandingRefundCents(money),
    refunds: refunds.toReversed().map(({ cents, reason, refund_id, requested_at, state, tries }) => ({
      refundId: refund_id,
      requestedAt: requested_at.toISOString(),
      cents,
      reason,
      state,
      isStuck: isStuckRefund({ state, tries })
    }))
  }
}

const EMPTY_CONTACT: typeof Contact.Encoded = {
  email: "",
  name: "",
  phone: "",
  street: "",
  street2: "",
  city: "",
  region: "",
  postalCode: "",
  country: "US"
}

/** Reads the total stock of each variant. Leaves out variants that are no longer in the catalog. */
const getPieceListings = async (database: Kysely<Tables>, lines: ReadonlyArray<OrderLineRow>): Promise<ReadonlyMap<string, number>> => {
  const numbers = lines.map((line) => line.sku_variant_number)
  const { rows } = await sql<{ number: string; pieces: number }>`
    select variant.sku_variant_number as number, coalesce(sum(warehouse_stock.quantity), 0)::int as pieces
    from variant left join warehouse_stock using (sku_variant_number)
    where variant.sku_variant_number = any(${numbers}) group by 1`.execute(database)
  return new Map(rows.map(({ number, pieces }) => [number, pieces]))
}

/** `options` lists the variant's options first, then one text per kit component. */
const toWireLine = (line: OrderLineRow, imageUrls: ImageUrls, stock: ReadonlyMap<string, number>): WireOrder["lines"][number] => {
  const isKit = line.components.length > 0
  const chosen = isKit ? line.options.slice(0, Math.max(0, line.options.length - line.components.length)) : line.options
  const parts = line.options.slice(chosen.length)
  return {
    ordinality: line.ordinality,
    skuVariantNumber: line.sku_variant_number,
    title: line.title,
    brand: line.brand,
    imageUrl: imageUrls.of(line.image),
    url: line.url,
    options: chosen,
    parts: parts.map((text, index) => ({ text, skuVariantNumber: line.components[index]?.skuVariantNumber ?? null })),
    quantity: line.quantity,
    canceled: line.canceled,
    shipped: line.shipped,
    returned: line.returned,
    received: line.received,
    unitPrice: line.unit_price_cents,
    total: line.paid_cents + line.discount_cents,
    paid: line.paid_cents,
    core: line.core_cents,
    addedFor: line.added_for,
    onShelf: stock.get(line.sku_variant_number) ?? null
  }
}

type ReturnRow = Awaited<ReturnType<ReturnType<typeof readReturns>["execute"]>>[number]

export const toWireReturn = (back: ReturnRow): typeof ManagedReturn.Encoded => ({
  returnId: back.return_id,
  orderNumber: back.order_number,
  requestedAt: back.requested_at.toISOString(),
  reason: back.reason,
  note: back.note,
  state: back.state,
  refusedWhy: back.refused_why,
  credit: back.credit_cents,
  shipping: back.shipping_cents,
  freeFor: getFreeReturnVehicles(
    back.lines.map(({ added_for, ordinality }) => ({ ordinality, addedFor: added_for })),
    back
  ),
  lines: back.lines.map(({ kind, ordinality, outcome, quantity, received, sku_variant_number, title }) => ({
    ordinality,
    kind,
    title,
    skuVariantNumber: sku_variant_number,
    quantity,
    received,
    outcome
  }))
})

const readNotes = async (database: Kysely<Tables>, orderNumber: string): Promise<WireOrder["notes"]> => {
  const rows = await database
    .selectFrom("order_note")
    .leftJoin("account", "account.account_id", "order_note.account_id")
    .select(["note_id", "at", "account.email", "text"])
    .where("order_number", "=", orderNumber)
    .orderBy("note_id", "desc")
    .limit(MAX_NOTES_PER_ORDER)
    .execute()
  return rows.map(({ at, email, note_id, text }) => ({ noteId: note_id, at: at.toISOString(), who: email, text }))
}

const readHistory = async (database: Kysely<Tables>, orderNumber: string): Promise<WireOrder["history"]> => {
  const rows = await database
    .selectFrom("order_event")
    .leftJoin("account", (join) => join.on(sql`account.account_id::text`, "=", sql.ref("order_event.account_id")))
    .select(["order_event_id", "at", "actor", "account.email", "what", "detail"])
    .where("order_number", "=", orderNumber)
    .orderBy("order_event_id", "desc")
    .limit(MAX_EVENTS)
    .execute()
  return rows.map(({ actor, at, detail, email, order_event_id, what }) => ({
    eventId: order_event_id,
    at: at.toISOString(),
    actor,
    who: email,
    what,
    detail: formatHistoryDetail(detail)
  }))
}
