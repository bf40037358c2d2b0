import { MOST_NOTES, type NewNote } from "@camber/domain/order-management"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ChangedBy, OrderToChange } from "../orders/orderToChange.ts"

/** Keeps what somebody of the staff writes about an order; of each order no more than 100 notes. */
export const noteOn =
  ({ text }: NewNote) =>
  async (transaction: Kysely<Tables>, { order_number }: OrderToChange, { accountId }: ChangedBy): Promise<string | null> => {
    const { notes } = await transaction
      .selectFrom("order_note")
      .select(sql<number>`count(*)::int`.as("notes"))
      .where("order_number", "=", order_number)
      .executeTakeFirstOrThrow()
    if (notes >= MOST_NOTES) return `An order has no more than ${MOST_NOTES} notes.`
    await transaction
      .insertInto("order_note")
      .values({ order_number, account_id: accountId ?? "", text })
      .execute()
    return null
  }
