import type { OrderTerms } from "@camber/domain/checkout"
import type { promoCode } from "@camber/domain/promotions"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import { clientLimit, withGuessLimit } from "../database/withGuessLimit.ts"
import type { Tables } from "../database/tables.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import { readPromoCode } from "./readPromoCode.ts"

type Request = (typeof promoCode)["variables"]["Type"]
type PromoCodeResult = (typeof promoCode)["result"]["Encoded"]["promoCode"]

/** Maximum number of invalid codes per client IP address and hour (GAP-C64). */
const MOST_OF_CLIENT = 100
const wait = "Too many codes tried. Wait an hour, or call us."

/** Creates the resolver that returns the value of a promo code. It limits how often a client can guess. */
export const createPromoCodeResolver = async (
  database: Kysely<Tables>,
  { code, webUserGuid }: Request,
  { client }: Pick<CallerContext, "client">
): Promise<PromoCodeResult> => {
  const limits = [clientLimit("promo", client, MOST_OF_CLIENT)]
  const result = await withGuessLimit(
    database,
    limits,
    () => readPromoCode(database, webUserGuid, code),
    ({ promo }) => promo !== null
  )
  return result ?? { promo: null, message: wait }
}

interface Asked {
  readonly webUserGuid: WebUserGuid
  readonly terms: OrderTerms
}

/** Returns the pricing terms for a visitor who may be guessing codes. After too many attempts, drops the code and returns a message. */
export const readPromoTerms = async (
  database: Kysely<Tables>,
  { terms, webUserGuid }: Asked,
  caller: Pick<CallerContext, "client">
): Promise<{ readonly terms: OrderTerms; readonly refusal: string | null }> => {
  if (terms.promoCode === null) return { terms, refusal: null }
  const { message } = await createPromoCodeResolver(database, { code: terms.promoCode, webUserGuid }, caller)
  return message === wait ? { terms: { ...terms, promoCode: null }, refusal: wait } : { terms, refusal: null }
}
