import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Pieces of an order's line that are on their way, or came. In a query of `order_line`. */
export const shippedQuantitySql = sql<number>`(
  select coalesce(sum(parcel_line.quantity), 0)::int from shipment as parcel join shipment_line as parcel_line using (shipment_id)
  where parcel.order_number = order_line.order_number and parcel_line.ordinality = order_line.ordinality)`

/** Pieces of an order's line of a kind that go back, or came back: where a return was looked at, as many as came. In a query of `order_line`. */
const returnedOf = (kind: "goods" | "core") => sql<number>`(
  select coalesce(sum(coalesce(back.received, back.quantity)), 0)::int from return_case as back_case join return_line as back using (return_id)
  where back_case.order_number = order_line.order_number and back.ordinality = order_line.ordinality
    and back.kind = ${kind} and back_case.state <> 'refused')`

/** Pieces of a kind that came back, of an order's line. In a query of `order_line`. */
const receivedOf = (kind: "goods" | "core") => sql<number>`(
  select coalesce(sum(back.received), 0)::int from return_case as back_case join return_line as back using (return_id)
  where back_case.order_number = order_line.order_number and back.ordinality = order_line.ordinality and back.kind = ${kind})`

/** Pieces that came back because they do not fit, of an order's line. In a query of `order_line`. */
const misfitsOf = sql<number>`(
  select coalesce(sum(back.received), 0)::int from return_case as back_case join return_line as back using (return_id)
  where back_case.order_number = order_line.order_number and back.ordinality = order_line.ordinality and back.kind = 'goods'
    and back_case.reason = 'does-not-fit')`

/** Lines of an order with what became of their pieces. */
export const readOrderLines = (database: Kysely<Tables>, orderNumber: string) =>
  database
    .selectFrom("order_line")
    .selectAll("order_line")
    .select([
      shippedQuantitySql.as("shipped"),
      returnedOf("goods").as("returned"),
      returnedOf("core").as("cores_returned"),
      receivedOf("goods").as("received"),
      receivedOf("core").as("cores_received"),
      misfitsOf.as("misfits")
    ])
    .where("order_number", "=", orderNumber)
    .orderBy("ordinality")
    .execute()

export type OrderLineRow = Awaited<ReturnType<typeof readOrderLines>>[number]
