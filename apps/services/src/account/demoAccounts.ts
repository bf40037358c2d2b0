import type { AccountRole } from "@camber/domain/account"
import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { createPasswordHasher } from "./passwords.ts"

/** An account for trying the shop. */
export interface DemoAccount {
  readonly emailAddress: string
  /** Null if the account already existed, because its password is not known. */
  readonly password: string | null
  readonly roles: ReadonlyArray<AccountRole>
}

const demo: ReadonlyArray<{ readonly name: string; readonly roles: ReadonlyArray<AccountRole> }> = [
  { name: "Casey", roles: ["registered"] },
  { name: "Ingrid", roles: ["registered", "internal"] },
  { name: "Sam", roles: ["registered", "internal", "employee", "staff"] }
]

/**
 * Creates a customer, an internal and a staff account. Returns their random passwords, which are shown only once
 * (GAP-C57).
 */
export const createDemoAccounts = async (database: Kysely<Tables>): Promise<ReadonlyArray<DemoAccount>> => {
  const passwords = createPasswordHasher()
  const accounts: Array<DemoAccount> = []
  for (const { name, roles } of demo) {
    const password = randomBytes(12).toString("base64url")
    const emailAddress = `${name.toLowerCase()}@example.com`
    const { numInsertedOrUpdatedRows } = await database
      .insertInto("account")
      .values({
        account_id: crypto.randomUUID(),
        web_user_guid: crypto.randomUUID(),
        email: emailAddress,
        email_key: emailAddress,
        password_hash: await passwords.hash(password),
        first_name: name,
        roles: [...roles],
        staff_role: roles.includes("staff") ? "owner" : null
      })
      .onConflict((conflict) => conflict.column("email_key").doNothing())
      .executeTakeFirst()
    accounts.push({ emailAddress, password: numInsertedOrUpdatedRows === 1n ? password : null, roles })
  }
  return accounts
}
