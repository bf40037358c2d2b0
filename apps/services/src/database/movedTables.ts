import type { OldOrderHead, OldOrderLine } from "@camber/catalog-import"
import type { ReturnReason } from "@camber/domain/order"
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely"
import type { OldRecipe } from "../old-passwords/OldRecipe.ts"

/** Returned pieces of an order line. `received` and `outcome` are null until staff inspect the pieces. */
interface OldReturnLine {
  readonly ordinality: number
  readonly quantity: number
  readonly received: number | null
  readonly outcome: "restock" | "scrap" | null
}

/** Records of the shop's former software (migrations 0101 and 0102). */
export interface MovedTables {
  /** Password hash of another shop, until the first sign-in. `cost` is a measure of the recipe's computing time. */
  old_password: {
    account_id: string
    recipe: JSONColumnType<OldRecipe>
    digest: string
    is_wrapped: boolean
    cost: number
    moved_at: Generated<Date>
  }
  /** Moved records by kind and key, with a hash of their contents. For a review, `ref` is the id of the new row. */
  moved_record: { kind: string; key: string; hash: string; ref: string | null; moved_at: Generated<Date> }
  /** Accounts of old customers; null after the account was deleted. If `is_closed` is true, the account never gets an old password. */
  moved_customer: { customer: string; account_id: string | null; is_closed: Generated<boolean> }
  /**
   * Orders of the former software, as they were. `web_user_guid` is null until the customer has an account, and has proven to own the
   * address.
   */
  old_order: {
    order_number: string
    web_user_guid: string | null
    email_key: string
    placed_at: Date
    head: JSONColumnType<OldOrderHead>
    lines: JSONColumnType<ReadonlyArray<OldOrderLine>>
  }
  /** Returns of these orders (migration 0117). */
  old_return: {
    return_id: GeneratedAlways<number>
    order_number: string
    requested_at: Generated<Date>
    reason: ReturnReason
    note: string | null
    lines: JSONColumnType<ReadonlyArray<OldReturnLine>>
    state: Generated<"requested" | "refused" | "closed">
    refused_why: string | null
    credit_cents: Generated<number>
    credit_note: Generated<string>
    settled_at: Date | null
  }
}
