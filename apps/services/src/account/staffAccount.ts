import { ACCOUNT_PAGES, type AccountRole, normalizeEmail } from "@camber/domain/account"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { deleteSecondFactor } from "./factors.ts"
import { lockEmailAddress, createOneTimeLink } from "./oneTimeLinks.ts"

const staffRoles: ReadonlyArray<AccountRole> = ["registered", "internal", "employee", "staff"]

/**
 * Makes an account a staff account, or creates one.
 *
 * @returns A link to choose a password, which works once and for a day. An existing password still works.
 */
export const addStaff = (database: Kysely<Tables>, publicOrigin: string, emailAddress: string): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const key = normalizeEmail(emailAddress)
    // Lock the account before the address, like `consumeOneTimeLink`.
    await transaction.selectFrom("account").select("account_id").where("email_key", "=", key).forUpdate().execute()
    await lockEmailAddress(transaction, key)
    const { account_id } = await transaction
      .insertInto("account")
      .values({
        account_id: crypto.randomUUID(),
        web_user_guid: crypto.randomUUID(),
        email: emailAddress,
        email_key: key,
        password_hash: null,
        roles: [...staffRoles]
      })
      .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ roles: [...staffRoles] }))
      .returning("account_id")
      .executeTakeFirstOrThrow()
    const link = { purpose: "password", email: emailAddress, accountId: account_id, registration: null } as const
    return `${publicOrigin}${ACCOUNT_PAGES.reset}#${await createOneTimeLink(transaction, link)}`
  })

/**
 * Removes the second factor of a user who lost app and recovery codes, and ends all sessions. Returns false if the
 * address has no account.
 */
export const resetFactor = (database: Kysely<Tables>, emailAddress: string): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom("account")
      .select("account_id")
      .where("email_key", "=", normalizeEmail(emailAddress))
      .forUpdate()
      .executeTakeFirst()
    if (account === undefined) return false
    await deleteSecondFactor(transaction, account.account_id)
    await transaction.deleteFrom("account_session").where("account_id", "=", account.account_id).execute()
    return true
  })

/** Sets an account's tax exemption certificate; null removes it. Returns false if the address has no account. */
export const setTaxCertificate = async (database: Kysely<Tables>, emailAddress: string, certificate: string | null): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable("account")
    .set({ tax_certificate: certificate })
    .where("email_key", "=", normalizeEmail(emailAddress))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Turns an account's special price (GAP-C58) on or off. Returns false if the address has no account. */
export const setSpecialPrice = async (database: Kysely<Tables>, emailAddress: string, hasIt: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable("account")
    .set({ has_special_price: hasIt })
    .where("email_key", "=", normalizeEmail(emailAddress))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
