import type { AccountRole } from "@camber/domain/account"
import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { createPasswordHasher } from "./passwords.ts"

/** An account to try the shop with. */
export interface DemoAccount {
  readonly emailAddress: string
  /** null: the account was there before, and nobody knows its password any more. */
  readonly password: string | null
  readonly roles: ReadonlyArray<AccountRole>
}

const demo: ReadonlyArray<{ readonly name: string; readonly roles: ReadonlyArray<AccountRole> }> = [
  { name: "Casey", roles: ["registered"] },
  { name: "Ingrid", roles: ["registered", "internal"] },
  { name: "Sam", roles: ["registered", "internal", "employee", "staff"] }
]

/** Makes a customer's, an internal and a staff account with random passwords, which are told here and nowhere else (GAP-C57). */
export const createDemoAccounts = async (database: Kysely<Tables>): Promise<ReadonlyArray<DemoAccount>> => {
  const passwords = createPasswordHasher()
  const made: Array<DemoAccount> = []
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
        roles: [...roles]
      })
      .onConflict((conflict) => conflict.column("email_key").doNothing())
      .executeTakeFirst()
    made.push({ emailAddress, password: numInsertedOrUpdatedRows === 1n ? password : null, roles })
  }
  return made
}
