import type { Discount } from "@camber/domain/promotions"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** What a new code is good for. */
export interface NewPromoCode {
  readonly discount: Discount
  /** Subtotal from which it holds, in cents; from the first cent by default. */
  readonly minimumCents?: number
  /** From now by default. */
  readonly startsAt?: Date
  /** Days for which it holds, by the database's clock; for ever by default. */
  readonly days?: number
  /** Orders that it may be used in; 1 by default, null for any number. */
  readonly uses?: number | null
  /** The only visitor who may use it; by default everybody who knows it. */
  readonly owner?: WebUserGuid
  /** The code itself, in either case, where it is not to be a random one. Rejects where it is taken. */
  readonly code?: string
}

/** Writes a code and answers it as it is to be shown: a random one has 40 random bits (GAP-C58). Also inside of a transaction. */
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

/** Digits and letters without those that are mistaken for another when read aloud or copied by hand. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

/** Eight random letters of 5 bits each, in two groups: `7KQ2-M9XD`. */
const newCode = (): string => {
  const text = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters.charAt(byte % letters.length)).join("")
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
