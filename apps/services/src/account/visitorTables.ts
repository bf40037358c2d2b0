import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { mergeRaceCars } from "../class-sheets/mergeRaceCars.ts"
import type { Tables } from "../database/tables.ts"
import { eraseOrders } from "../orders/eraseOrders.ts"
import { mergeMembership, mergePoints } from "../rewards/mergeRewards.ts"
import { eraseReviews, mergeReviews } from "../reviews/publishedReviews.ts"
import { eraseAddresses, moveAddresses } from "../signup/addresses.ts"
import { reassignRows, type MergeStep, cascadeWithParent } from "../database/MergeStep.ts"
import { MAX_QUANTITY } from "@camber/domain/catalog"

/**
 * Merges two carts. Equal lines become one with the sum of their quantities, as if the visitor had added the items again; other lines move
 * to the account. If one cart removed a line that the other contains, the line stays. All lines are kept, even beyond the cart's limit.
 */
const mergeCart: MergeStep = async (transaction, from, to) => {
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

/** How a table's rows are merged and erased. */
interface VisitorTable {
  readonly table: keyof Tables
  /** Merge step on sign-in; null if the rows stay with the anonymous visitor. */
  readonly merge: MergeStep | null
  /** Erasure of all data: deletes the rows, or runs a step that anonymizes the data that accounting needs. */
  readonly erase: "delete" | ((transaction: Kysely<Tables>, webUserGuid: WebUserGuid) => Promise<void>)
}

/** Order lines are anonymized with their order. */
const eraseWithOrder = async (): Promise<void> => {}

/** Every table with a `web_user_guid`, in merge order. A test finds missing tables. */
export const visitorTables: ReadonlyArray<VisitorTable> = [
  { table: "race_car", merge: mergeRaceCars, erase: "delete" },
  { table: "customer_project", merge: reassignRows("customer_project", ["identity"]), erase: "delete" },
  { table: "owned_part", merge: reassignRows("owned_part", ["owned_part_id"]), erase: "delete" },
  { table: "class_sheet", merge: reassignRows("class_sheet"), erase: "delete" },
  { table: "cart_line", merge: mergeCart, erase: "delete" },
  // Moves the replies, so that a repeated request is not executed again under the account's guid.
  { table: "idempotent_reply", merge: reassignRows("idempotent_reply", ["idempotency_key"]), erase: "delete" },
  { table: "parts_list", merge: reassignRows("parts_list"), erase: "delete" },
  { table: "list_product", merge: cascadeWithParent, erase: "delete" },
  { table: "list_article", merge: cascadeWithParent, erase: "delete" },
  { table: "contact_message", merge: reassignRows("contact_message"), erase: "delete" },
  { table: "customer_order", merge: reassignRows("customer_order"), erase: eraseOrders },
  { table: "order_line", merge: reassignRows("order_line"), erase: eraseWithOrder },
  { table: "old_order", merge: reassignRows("old_order"), erase: "delete" },
  { table: "order_guest", merge: reassignRows("order_guest", ["order_number"]), erase: "delete" },
  { table: "saved_address", merge: reassignRows("saved_address", ["identity"]), erase: "delete" },
  { table: "promo_code", merge: reassignRows("promo_code"), erase: "delete" },
  { table: "rewards_member", merge: mergeMembership, erase: "delete" },
  { table: "points_entry", merge: mergePoints, erase: "delete" },
  { table: "customer_review", merge: mergeReviews, erase: eraseReviews },
  { table: "customer_question", merge: reassignRows("customer_question", ["sku_base_number", "question"]), erase: "delete" },
  { table: "feedback", merge: reassignRows("feedback"), erase: "delete" },
  { table: "notification", merge: reassignRows("notification", ["occasion"]), erase: "delete" },
  { table: "push_subscription", merge: reassignRows("push_subscription", ["device_guid"]), erase: "delete" },
  { table: "push_message", merge: cascadeWithParent, erase: "delete" },
  { table: "signup", merge: moveAddresses, erase: eraseAddresses },
  { table: "signup_attempt", merge: null, erase: "delete" },
  // Anonymous activity stays anonymous.
  { table: "guest_seen", merge: null, erase: "delete" },
  { table: "event", merge: null, erase: "delete" }
]
