import type { Contact } from "@camber/domain/checkout"
import { type DeskOrder, type DeskReturn, MOST_NOTES } from "@camber/domain/order-management"
import { freeReturnFor, isPartlyShipped } from "@camber/domain/order"
import { isStuckRefund, mayShip, unreturnedCents } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { linesOf, type OrderLineRow } from "../orders/orderPieces.ts"
import { moneyOf } from "../orders/sendAgain.ts"
import { parcelsOf } from "../orders/parcelsOf.ts"
import { type returnCases, returnsOf } from "../orders/returnsOf.ts"
import type { Pictures } from "../schema/pictures.ts"
import { historyText } from "./formatHistoryDetail.ts"

type WireOrder = typeof DeskOrder.Encoded

/** Entries of an order's history that are shown. */
const MOST_EVENTS = 200

/** An order as staff see it; null where there is none of this number. */
export const readDeskOrder = async (database: Kysely<Tables>, pictures: Pictures, orderNumber: string): Promise<WireOrder | null> => {
  const row = await database.selectFrom("customer_order").selectAll().where("order_number", "=", orderNumber).executeTakeFirst()
  if (row === undefined) return null
  const lines = await linesOf(database, orderNumber)
  const shelves = await shelvesOf(database, lines)
  const shipments = await parcelsOf(database, orderNumber)
  return {
    orderNumber,
    revision: row.revision,
    placedAt: row.placed_at.toISOString(),
    status: row.status,
    isPartlyShipped: isPartlyShipped(lines),
    payment: {
      method: row.payment.method,
      state: row.payment_state,
      mayShip: mayShip(row.payment_state),
      paid: row.paid_cents,
      refunded: row.refunded_cents,
      ...(await moneyBack(database, row))
    },
    contact: { ...noContact, ...row.contact },
    shippingMethod: row.shipping_method,
    lines: lines.map((line) => wireLine(line, pictures, shelves)),
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
    returns: (await returnsOf(database, orderNumber)).map(wireReturn),
    notes: await notesOf(database, orderNumber),
    history: await historyOf(database, orderNumber)
  }
}

const moneyBack = async (
  database: Kysely<Tables>,
  order: Parameters<typeof moneyOf>[1]
): Promise<Pick<WireOrder["payment"], "owed" | "refunds" | "unreturned">> => {
  const money = await moneyOf(database, order)
  const refunds = await database
    .selectFrom("refund")
    .select(["refund_id", "requested_at", "cents", "reason", "state", "tries"])
    .where("order_number", "=", order.order_number)
    .orderBy("requested_at", "desc")
    .limit(MOST_EVENTS)
    .execute()
  return {
    owed: money.pendingCents,
    unreturned: unreturnedCents(money),
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

const noContact: typeof Contact.Encoded = {
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

/** Pieces of each variant on all shelves; of one that the catalogue no longer has there is nothing. */
const shelvesOf = async (database: Kysely<Tables>, lines: ReadonlyArray<OrderLineRow>): Promise<ReadonlyMap<string, number>> => {
  const numbers = lines.map((line) => line.sku_variant_number)
  const { rows } = await sql<{ number: string; pieces: number }>`
    select variant.sku_variant_number as number, coalesce(sum(warehouse_stock.quantity), 0)::int as pieces
    from variant left join warehouse_stock using (sku_variant_number)
    where variant.sku_variant_number = any(${numbers}) group by 1`.execute(database)
  return new Map(rows.map(({ number, pieces }) => [number, pieces]))
}

/** The words of a kit's parts stand after those of its options, one for each part. */
const wireLine = (line: OrderLineRow, pictures: Pictures, shelves: ReadonlyMap<string, number>): WireOrder["lines"][number] => {
  const isKit = line.components.length > 0
  const chosen = isKit ? line.options.slice(0, Math.max(0, line.options.length - line.components.length)) : line.options
  const parts = line.options.slice(chosen.length)
  return {
    ordinality: line.ordinality,
    skuVariantNumber: line.sku_variant_number,
    title: line.title,
    brand: line.brand,
    imageUrl: pictures.of(line.image),
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
    onShelf: shelves.get(line.sku_variant_number) ?? null
  }
}

type ReturnRow = Awaited<ReturnType<ReturnType<typeof returnCases>["execute"]>>[number]

export const wireReturn = (back: ReturnRow): typeof DeskReturn.Encoded => ({
  returnId: back.return_id,
  orderNumber: back.order_number,
  requestedAt: back.requested_at.toISOString(),
  reason: back.reason,
  note: back.note,
  state: back.state,
  refusedWhy: back.refused_why,
  credit: back.credit_cents,
  shipping: back.shipping_cents,
  freeFor: freeReturnFor(
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

const notesOf = async (database: Kysely<Tables>, orderNumber: string): Promise<WireOrder["notes"]> => {
  const rows = await database
    .selectFrom("order_note")
    .leftJoin("account", "account.account_id", "order_note.account_id")
    .select(["note_id", "at", "account.email", "text"])
    .where("order_number", "=", orderNumber)
    .orderBy("note_id", "desc")
    .limit(MOST_NOTES)
    .execute()
  return rows.map(({ at, email, note_id, text }) => ({ noteId: note_id, at: at.toISOString(), who: email, text }))
}

const historyOf = async (database: Kysely<Tables>, orderNumber: string): Promise<WireOrder["history"]> => {
  const rows = await database
    .selectFrom("order_event")
    .leftJoin("account", (join) => join.on(sql`account.account_id::text`, "=", sql.ref("order_event.account_id")))
    .select(["order_event_id", "at", "actor", "account.email", "what", "detail"])
    .where("order_number", "=", orderNumber)
    .orderBy("order_event_id", "desc")
    .limit(MOST_EVENTS)
    .execute()
  return rows.map(({ actor, at, detail, email, order_event_id, what }) => ({
    eventId: order_event_id,
    at: at.toISOString(),
    actor,
    who: email,
    what,
    detail: historyText(detail)
  }))
}
