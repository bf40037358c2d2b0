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
