import { ACCOUNT_PAGES, normalizeEmail } from "@camber/domain/account"
import type { StaffRole } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { deleteSecondFactor } from "./factors.ts"
import { closeOldPassword } from "./oldPasswords.ts"
import { lockEmailAddress, createOneTimeLink } from "./oneTimeLinks.ts"
import { type RoleResult, setRole, staffAccountRoles } from "./staffRole.ts"

export { isEmailAddress } from "@camber/domain/visitor"
export { createDemoAccounts, type DemoAccount } from "./demoAccounts.ts"

/**
 * Makes an account a staff account, or creates one.
 *
 * @param role - Role of the account; null keeps the present role, and makes a new staff member an owner.
 * @returns The role, and a link for choosing a password. The link works once and expires after a day. An existing password still works.
 */
export const addStaff = (
  database: Kysely<Tables>,
  publicOrigin: string,
  emailAddress: string,
  role: StaffRole | null = null
): Promise<{ readonly role: StaffRole; readonly link: string }> =>
  database.transaction().execute(async (transaction) => {
    const key = normalizeEmail(emailAddress)
    // Lock the account before the address, like `consumeOneTimeLink`.
    await transaction.selectFrom("account").select("account_id").where("email_key", "=", key).forUpdate().execute()
    await lockEmailAddress(transaction, key)
    const { account_id, staff_role } = await transaction
      .insertInto("account")
      .values({
        account_id: crypto.randomUUID(),
        web_user_guid: crypto.randomUUID(),
        email: emailAddress,
        email_key: key,
        password_hash: null,
        roles: [...staffAccountRoles],
        staff_role: role ?? "owner"
      })
      .onConflict((conflict) =>
        conflict.column("email_key").doUpdateSet({
          roles: [...staffAccountRoles],
          staff_role: role ?? sql<StaffRole>`coalesce(account.staff_role, excluded.staff_role)`
        })
      )
      .returning(["account_id", "staff_role"])
      .executeTakeFirstOrThrow()
    // A password of the former software no longer works: staff must choose a password in this shop.
    await closeOldPassword(transaction, account_id)
    const link = { purpose: "password", email: emailAddress, accountId: account_id, registration: null } as const
    const token = await createOneTimeLink(transaction, link)
    return { role: staff_role ?? "owner", link: `${publicOrigin}${ACCOUNT_PAGES.reset}#${token}` }
  })

/** Sets the role of a staff account; null makes it a customer account. */
export const setStaffRole = (database: Kysely<Tables>, emailAddress: string, role: StaffRole | null): Promise<RoleResult> =>
  database.transaction().execute((transaction) => setRole(transaction, emailAddress, role))

/**
 * Removes the second factor of a user who lost both the authenticator app and the recovery codes, and ends all sessions. Returns false if
 * the address has no account.
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
