import { LoyaltyLink, createLoyaltyLink } from "@camber/domain/loyalty"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { readMembershipStatus } from "./readMembershipStatus.ts"

/** Returns the rewards program's link and state for the visitor (CALL-21). */
export const readLoyaltyLink =
  (database: Kysely<Tables>) =>
  async ({ webUserGuid }: VisitorSession): Promise<typeof LoyaltyLink.Encoded> => {
    const { balance, userStatus } = await readMembershipStatus(database, webUserGuid, new Date())
    return encode(createLoyaltyLink(userStatus, balance))
  }

const encode = Schema.encodeSync(LoyaltyLink)
