import { MAX_NOTES_PER_ORDER, type NewNote } from "@camber/domain/order-management"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { OrderActorRef, LockedOrder } from "../orders/lockOrder.ts"

/** Stores a staff note on an order, at most 100 per order. */
export const createAddNoteHandler =
  ({ text }: NewNote) =>
  async (transaction: Kysely<Tables>, { order_number }: LockedOrder, { accountId }: OrderActorRef): Promise<string | null> => {
    const { notes } = await transaction
      .selectFrom("order_note")
      .select(sql<number>`count(*)::int`.as("notes"))
      .where("order_number", "=", order_number)
      .executeTakeFirstOrThrow()
    if (notes >= MAX_NOTES_PER_ORDER) return `An order can have at most ${MAX_NOTES_PER_ORDER} notes.`
    await transaction
      .insertInto("order_note")
      .values({ order_number, account_id: accountId ?? "", text })
      .execute()
    return null
  }
