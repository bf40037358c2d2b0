import { MAX_QUANTITY } from "@camber/domain/catalog"
import { sql } from "kysely"
import type { MergeStep } from "../database/MergeStep.ts"

/**
 * Merges two carts. Equal lines become one with the sum of their quantities, as if the visitor had added the items
 * again; other lines move to the account.
 * A removed line does not count against a present one. A full cart still takes all lines, so that nothing is lost.
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
