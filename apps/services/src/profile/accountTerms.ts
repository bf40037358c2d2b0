import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Returns whether the account has special prices (GAP-C58); false if the visitor has no account. */
export const hasSpecialPrice = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<boolean> => {
  const account = await database
    .selectFrom("account")
    .select("has_special_price")
    .where("web_user_guid", "=", webUserGuid)
    .executeTakeFirst()
  return account?.has_special_price ?? false
}

/** Returns whether the account has a tax exemption certificate on file. */
export const isTaxExempt = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<boolean> => {
  const account = await database.selectFrom("account").select("tax_certificate").where("web_user_guid", "=", webUserGuid).executeTakeFirst()
  return (account?.tax_certificate ?? null) !== null
}
