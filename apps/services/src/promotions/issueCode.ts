import type { Discount } from "@camber/domain/cart"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { newCode } from "./newCode.ts"

/** What a new code is good for. */
export interface NewPromoCode {
  readonly discount: Discount
  /** Subtotal from which it holds, in cents; from the first cent by default. */
  readonly minimumCents?: number
  /** From now by default. */
  readonly startsAt?: Date
  /** For ever by default. */
  readonly endsAt?: Date
  /** Orders that it may be used in; 1 by default, null for any number. */
  readonly uses?: number | null
  /** The only visitor who may use it; by default everybody who knows it. */
  readonly owner?: WebUserGuid
  /** The code itself, in either case, where it is not to be a random one. Rejects where it is taken. */
  readonly code?: string
}

/** Writes a code and answers it as it is to be shown: a random one has 40 random bits (GAP-C58). Also inside of a transaction. */
export const issueCode = async (database: Kysely<Tables>, promo: NewPromoCode): Promise<string> => {
  const { discount, endsAt, minimumCents = 0, owner, startsAt, uses = 1 } = promo
  const { code } = await database
    .insertInto("promo_code")
    .values({
      code: promo.code?.trim().toUpperCase() ?? newCode(),
      percent: discount._tag === "PercentOff" ? discount.percent : null,
      cents_off: discount._tag === "AmountOff" ? discount.cents : null,
      minimum_cents: minimumCents,
      starts_at: startsAt ?? null,
      ends_at: endsAt ?? null,
      uses_left: uses,
      web_user_guid: owner ?? null
    })
    .returning("code")
    .executeTakeFirstOrThrow()
  return code
}
