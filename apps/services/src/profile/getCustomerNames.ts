import type { UserProfile, WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Returns the account's fields of a profile; empty without an account. An account's GUID is known only to its own sessions. */
export const getCustomerNames = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid
): Promise<Partial<typeof UserProfile.Encoded>> => {
  const account = await database
    .selectFrom("account")
    .select(["email", "first_name", "last_name", "roles", "has_special_price"])
    .where("web_user_guid", "=", webUserGuid)
    .executeTakeFirst()
  if (account === undefined) return {}
  return {
    isRegistered: true,
    emailAddress: account.email,
    userName: account.email,
    firstName: account.first_name || null,
    lastName: account.last_name || null,
    isSpecialPriceEligible: account.has_special_price,
    isCustomerInternal: account.roles.includes("internal")
  }
}
