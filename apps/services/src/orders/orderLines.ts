import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** SQL for the shipped quantity of an order line. Use it in queries of `order_line`. */
export const shippedQuantitySql = sql<number>`(
  select coalesce(sum(parcel_line.quantity), 0)::int from shipment as parcel join shipment_line as parcel_line using (shipment_id)
  where parcel.order_number = order_line.order_number and parcel_line.ordinality = order_line.ordinality)`

/**
 * SQL for the quantity of an order line in returns of a kind: the received quantity if staff have inspected the return, otherwise the
 * requested quantity. Use it in queries of `order_line`.
 */
const createReturnedSql = (kind: "goods" | "core") => sql<number>`(
  select coalesce(sum(coalesce(back.received, back.quantity)), 0)::int from return_case as back_case join return_line as back using (return_id)
  where back_case.order_number = order_line.order_number and back.ordinality = order_line.ordinality
    and back.kind = ${kind} and back_case.state <> 'refused')`

/** SQL for the returned quantity of an order line's goods. Use it in queries of `order_line`. */
export const returnedQuantitySql = createReturnedSql("goods")

/** SQL for the received quantity of an order line in returns of a kind. Use it in queries of `order_line`. */
const createReceivedSql = (kind: "goods" | "core") => sql<number>`(
  select coalesce(sum(back.received), 0)::int from return_case as back_case join return_line as back using (return_id)
  where back_case.order_number = order_line.order_number and back.ordinality = order_line.ordinality and back.kind = ${kind})`

/** SQL for the received quantity of an order line that was returned because it does not fit. Use it in queries of `order_line`. */
const misfitsSql = sql<number>`(
  select coalesce(sum(back.received), 0)::int from return_case as back_case join return_line as back using (return_id)
  where back_case.order_number = order_line.order_number and back.ordinality = order_line.ordinality and back.kind = 'goods'
    and back_case.reason = 'does-not-fit')`

/** Reads the lines of an order with their shipped and returned quantities. */
export const readOrderLines = (database: Kysely<Tables>, orderNumber: string) =>
  database
    .selectFrom("order_line")
    .selectAll("order_line")
    .select([
      shippedQuantitySql.as("shipped"),
      returnedQuantitySql.as("returned"),
      createReturnedSql("core").as("cores_returned"),
      createReceivedSql("goods").as("received"),
      createReceivedSql("core").as("cores_received"),
      misfitsSql.as("misfits")
    ])
    .where("order_number", "=", orderNumber)
    .orderBy("ordinality")
    .execute()

export type OrderLineRow = Awaited<ReturnType<typeof readOrderLines>>[number]
