import type { OldOrderHead, OldOrderLine } from "@camber/catalog-import"
import type { Generated, JSONColumnType } from "kysely"
import type { OldRecipe } from "../old-passwords/OldRecipe.ts"

/** Records of the shop's former software (migrations 0101 and 0102). */
export interface MovedTables {
  /** Password hash of another shop, until the first sign-in. `cost` orders recipes by their time. */
  old_password: {
    account_id: string
    recipe: JSONColumnType<OldRecipe>
    digest: string
    is_wrapped: boolean
    cost: number
    moved_at: Generated<Date>
  }
  /** Moved records by kind and key, with a hash of their contents. `ref` is the id of what was made of a review. */
  moved_record: { kind: string; key: string; hash: string; ref: string | null; moved_at: Generated<Date> }
  /** Accounts of old customers; null after the account was deleted. A closed one never gets an old password. */
  moved_customer: { customer: string; account_id: string | null; is_closed: Generated<boolean> }
  /** Orders of the former software, as they were. `web_user_guid` is null until the customer has an account, or proves to own the address. */
  old_order: {
    order_number: string
    web_user_guid: string | null
    email_key: string
    placed_at: Date
    head: JSONColumnType<OldOrderHead>
    lines: JSONColumnType<ReadonlyArray<OldOrderLine>>
  }
}
