import type { promoCode } from "@camber/domain/promotions"
import type { Kysely } from "kysely"
import { guessed } from "../database/guessed.ts"
import type { Tables } from "../database/tables.ts"
import type { Caller } from "../http/Caller.ts"
import { promoCodeFor } from "./promoCodeFor.ts"

type Request = (typeof promoCode)["variables"]["Type"]
type Told = (typeof promoCode)["result"]["Encoded"]["promoCode"]

/** Codes that do not hold, of one client within an hour (GAP-C64). */
const MOST_OF_CLIENT = 100
const wait = "Too many codes were tried from here. Please wait an hour, or call us."

/** What a code is good for, told to somebody who may be guessing. */
export const tellOfCode = async (database: Kysely<Tables>, { code, webUserGuid }: Request, { client }: Caller): Promise<Told> => {
  const limits = [{ key: `promo:${client}`, most: MOST_OF_CLIENT }]
  const told = await guessed(
    database,
    limits,
    () => promoCodeFor(database, webUserGuid, code),
    ({ promo }) => promo !== null
  )
  return told ?? { promo: null, message: wait }
}
