import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Whether the account with this guid has the special price (GAP-C58); nobody without an account has. */
export const hasSpecialPrice = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<boolean> => {
  const account = await database
    .selectFrom("account")
    .select("has_special_price")
    .where("web_user_guid", "=", webUserGuid)
    .executeTakeFirst()
  return account?.has_special_price ?? false
}

/** Whether the account with this guid has shown a certificate by which it pays no tax. */
export const isTaxExempt = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<boolean> => {
  const account = await database.selectFrom("account").select("tax_certificate").where("web_user_guid", "=", webUserGuid).executeTakeFirst()
  return (account?.tax_certificate ?? null) !== null
}
