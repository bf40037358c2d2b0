import { toDollars } from "@camber/domain/money"
import type { promoCode } from "@camber/domain/promotions"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

type PromoCodeResult = (typeof promoCode)["result"]["Encoded"]["promoCode"]

const unknown = (code: string): string => `We don't recognize code ${code}. Check the spelling.`
const notYet = (code: string): string => `Code ${code} isn't active yet.`
const over = (code: string): string => `${code} has expired.`
const usedUp = (code: string): string => `Code ${code} has already been used.`

/** Returns what a code is worth to this visitor now. If the code belongs to another visitor, it is reported as unknown. */
export const readPromoCode = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, text: string): Promise<PromoCodeResult> => {
  const code = text.trim().toUpperCase()
  const row = await database
    .selectFrom("promo_code")
    .select(["code", "percent", "cents_off", "minimum_cents", "uses_left"])
    .select([sql<boolean>`coalesce(starts_at > now(), false)`.as("isAhead"), sql<boolean>`coalesce(ends_at <= now(), false)`.as("isOver")])
    .where("code", "=", code)
    .where((where) => where.or([where("web_user_guid", "is", null), where("web_user_guid", "=", webUserGuid)]))
    .executeTakeFirst()
  if (row === undefined) return { promo: null, message: unknown(code) }
  const refusal = row.isAhead ? notYet : row.isOver ? over : row.uses_left === 0 ? usedUp : null
  if (refusal !== null) return { promo: null, message: refusal(code) }
  const { cents_off, minimum_cents, percent } = row
  const amountOff = cents_off === null ? null : toDollars(cents_off)
  return { promo: { code: row.code, percentOff: percent, amountOff, minimum: toDollars(minimum_cents) }, message: null }
}

/** Counts one use of a code, in a transaction. Returns false if the code is used up. */
export const consumePromoCode = async (transaction: Kysely<Tables>, code: string): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable("promo_code")
    .set({ uses_left: sql`uses_left - 1` })
    .where("code", "=", code)
    .where((where) => where.or([where("uses_left", "is", null), where("uses_left", ">", 0)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Restores the use of a code by a canceled order, in the transaction that cancels the order. Unlimited codes are unchanged. */
export const releasePromoCode = async (transaction: Kysely<Tables>, code: string): Promise<void> => {
  await transaction
    .updateTable("promo_code")
    .set({ uses_left: sql`uses_left + 1` })
    .where("code", "=", code)
    .where("uses_left", "is not", null)
    .execute()
}
