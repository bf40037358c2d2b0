import { LoyaltyLink, loyaltyLinkOf } from "@camber/domain/loyalty"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Visit } from "../session/authenticate.ts"
import { standingOf } from "./standingOf.ts"

/** The rewards programme as it is to the visitor who asks (CALL-21). */
export const readLoyaltyLink =
  (database: Kysely<Tables>) =>
  async ({ webUserGuid }: Visit): Promise<typeof LoyaltyLink.Encoded> => {
    const { balance, userStatus } = await standingOf(database, webUserGuid, new Date())
    return encode(loyaltyLinkOf(userStatus, balance))
  }

const encode = Schema.encodeSync(LoyaltyLink)
