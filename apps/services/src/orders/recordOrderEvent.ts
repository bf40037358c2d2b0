import type { Kysely } from "kysely"
import type { OrderActor } from "../database/orderTables.ts"
import type { Tables } from "../database/tables.ts"

/** An entry of an order's history. */
export interface OrderEvent {
  readonly orderNumber: string
  readonly actor: OrderActor
  /** Account of the staff member who caused the event. */
  readonly accountId?: string | null
  /** Event name in the past tense: `placed`, `shipped`, `refundOwed`. */
  readonly what: string
  /** Amounts, numbers, and values before and after. Must not contain personal data. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Adds an entry to an order's history, in the transaction of the change. */
export const recordOrderEvent = async (
  transaction: Kysely<Tables>,
  { accountId = null, actor, detail = {}, orderNumber, what }: OrderEvent
): Promise<void> => {
  await transaction
    .insertInto("order_event")
    .values({ order_number: orderNumber, actor, account_id: accountId, what, detail: JSON.stringify(detail) })
    .execute()
}
