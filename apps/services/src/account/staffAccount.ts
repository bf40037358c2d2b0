import { ACCOUNT_PAGES, type AccountRole, emailKey } from "@camber/domain/account"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { makeLink } from "./oneTimeLinks.ts"

const staffRoles: ReadonlyArray<AccountRole> = ["registered", "internal", "employee", "staff"]

/**
 * Makes an account a member of staff's, a new one where the address has none, and answers the address at which its owner chooses a
 * password: it works once, for a day. Whoever has the account's password already may sign in with that too.
 */
export const addStaff = (database: Kysely<Tables>, publicOrigin: string, emailAddress: string): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const { account_id } = await transaction
      .insertInto("account")
      .values({
        account_id: crypto.randomUUID(),
        web_user_guid: crypto.randomUUID(),
        email: emailAddress,
        email_key: emailKey(emailAddress),
        password_hash: null,
        roles: [...staffRoles]
      })
      .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ roles: [...staffRoles] }))
      .returning("account_id")
      .executeTakeFirstOrThrow()
    const link = { purpose: "password", email: emailAddress, accountId: account_id, registration: null } as const
    return `${publicOrigin}${ACCOUNT_PAGES.reset}#${await makeLink(transaction, link)}`
  })
