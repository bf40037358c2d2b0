import type { Discount } from "@camber/domain/promotions"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Terms of a new promo code. */
export interface NewPromoCode {
  readonly discount: Discount
  /** Minimum subtotal in cents; defaults to none. */
  readonly minimumCents?: number
  /** Defaults to now. */
  readonly startsAt?: Date
  /** Days of validity by the database's clock; unlimited by default. */
  readonly days?: number
  /** Number of orders that can use the code; 1 by default, null for unlimited. */
  readonly uses?: number | null
  /** The only visitor who can use the code; by default, everyone who knows it. */
  readonly owner?: WebUserGuid
  /** The code, in upper or lower case; random by default. Issuing rejects if the code already exists. */
  readonly code?: string
}

/** Creates a code and returns it as displayed. Random codes have 40 random bits (GAP-C58). Can run inside a transaction. */
export const issueCode = async (database: Kysely<Tables>, promo: NewPromoCode): Promise<string> => {
  const { days, discount, minimumCents = 0, owner, startsAt, uses = 1 } = promo
  const { code } = await database
    .insertInto("promo_code")
    .values({
      code: promo.code?.trim().toUpperCase() ?? newCode(),
      percent: discount._tag === "PercentOff" ? discount.percent : null,
      cents_off: discount._tag === "AmountOff" ? discount.cents : null,
      minimum_cents: minimumCents,
      starts_at: startsAt ?? null,
      ends_at: days === undefined ? null : sql<Date>`now() + make_interval(days => ${days})`,
      uses_left: uses,
      web_user_guid: owner ?? null
    })
    .returning("code")
    .executeTakeFirstOrThrow()
  return code
}

/** Digits and letters that are not confused when read aloud or copied by hand. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

/** Returns eight random letters of 5 bits each, in two groups: `7KQ2-M9XD`. */
const newCode = (): string => {
  const text = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters.charAt(byte % letters.length)).join("")
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
