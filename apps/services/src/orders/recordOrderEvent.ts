import type { Kysely } from "kysely"
import type { OrderActor } from "../database/orderTables.ts"
import type { Tables } from "../database/tables.ts"

/** Something that happened to an order. */
export interface OrderEvent {
  readonly orderNumber: string
  readonly actor: OrderActor
  /** Of the member of staff who did it. */
  readonly accountId?: string | null
  /** What was done, in the past tense: `placed`, `shipped`, `refundOwed`. */
  readonly what: string
  /** Sums, numbers, before and after; nothing personal. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Writes into the history of an order, within the transaction that does it. */
export const recordOrderEvent = async (
  transaction: Kysely<Tables>,
  { accountId = null, actor, detail = {}, orderNumber, what }: OrderEvent
): Promise<void> => {
  await transaction
    .insertInto("order_event")
    .values({ order_number: orderNumber, actor, account_id: accountId, what, detail: JSON.stringify(detail) })
    .execute()
}
