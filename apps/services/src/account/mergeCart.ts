import { MAX_QUANTITY } from "@camber/domain/catalog"
import { sql } from "kysely"
import type { MergeStep } from "../database/MergeStep.ts"

/**
 * Lines of the same choice become one with the pieces of both, as if the visitor had added them to the account's cart; the others change
 * hands. A line that was taken out counts for nothing beside one that is there. A full cart takes them all the same: nothing is lost.
 */
export const mergeCart: MergeStep = async (transaction, from, to) => {
  await sql`
    update cart_line as kept set
      quantity = case when kept.removed_at is null then least(kept.quantity + given.quantity, ${MAX_QUANTITY}) else given.quantity end,
      mark = case when kept.removed_at is null then kept.mark + given.quantity else given.mark end,
      added_for = coalesce(kept.added_for, given.added_for),
      removed_at = null
    from cart_line as given
    where kept.web_user_guid = ${to} and given.web_user_guid = ${from} and kept.identity = given.identity and given.removed_at is null`.execute(
    transaction
  )
  await sql`
    delete from cart_line as given using cart_line as kept
    where kept.web_user_guid = ${to} and given.web_user_guid = ${from} and kept.identity = given.identity`.execute(transaction)
  await sql`update cart_line set web_user_guid = ${to} where web_user_guid = ${from}`.execute(transaction)
}
