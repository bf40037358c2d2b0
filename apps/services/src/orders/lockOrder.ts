import type { Kysely } from "kysely"
import type { OrderActor } from "../database/orderTables.ts"
import type { Tables } from "../database/tables.ts"

/** The actor who makes a change to an order. */
export interface OrderActorRef {
  readonly actor: OrderActor
  /** Account of a staff member. */
  readonly accountId: string | null
}

/** Reads an order and locks it until the end of the transaction. */
export const lockOrder = (transaction: Kysely<Tables>, orderNumber: string) =>
  transaction
    .selectFrom("customer_order")
    .select([
      "order_number",
      "web_user_guid",
      "status",
      "email",
      "promo_code",
      "points_redeemed",
      "points_returned",
      "points_earned",
      "taken"
    ])
    .select(["payment_state", "paid_cents", "refunded_cents", "credited_cents", "shipping_cents", "tax_cents", "total_cents", "revision"])
    .select(["taxes_shipping", "taxes_cores"])
    .where("order_number", "=", orderNumber)
    .forUpdate()
    .executeTakeFirst()

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
