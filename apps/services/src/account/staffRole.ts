import { type AccountRole, normalizeEmail } from "@camber/domain/account"
import type { StaffRole } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Roles of a staff account. They exclude it from analytics and give access to the staff pages. */
export const staffAccountRoles: ReadonlyArray<AccountRole> = ["registered", "internal", "employee", "staff"]

/** Result of setting a role. `LastOwner`: the shop would have no owner. `Changed`: the present role is not the expected role `seen`. */
export type RoleResult = { readonly _tag: "Set"; readonly before: StaffRole } | { readonly _tag: "Changed" | "LastOwner" | "NotStaff" }

/**
 * Sets the role of a staff account, in the caller's transaction. Requests read the role from the database, so it applies immediately.
 *
 * @param role - New role; null makes it a customer account.
 * @param seen - Role that the account is expected to have now; null accepts any role.
 */
export const setRole = async (
  transaction: Kysely<Tables>,
  emailAddress: string,
  role: StaffRole | null,
  seen: StaffRole | null = null
): Promise<RoleResult> => {
  // Locks all owners in a fixed order, so that two owners cannot remove each other at the same time.
  const { rows: owners } = await sql<{ email_key: string }>`
    select email_key from account where 'staff' = any(roles) and staff_role = 'owner' order by account_id for update`.execute(transaction)
  const key = normalizeEmail(emailAddress)
  const account = await transaction
    .selectFrom("account")
    .select(["account_id", "staff_role", "roles"])
    .where("email_key", "=", key)
    .forUpdate()
    .executeTakeFirst()
  if (account === undefined || !account.roles.includes("staff")) return { _tag: "NotStaff" }
  const before = account.staff_role ?? "readOnly"
  if (seen !== null && before !== seen) return { _tag: "Changed" }
  if (before === "owner" && role !== "owner" && owners.every(({ email_key }) => email_key === key)) return { _tag: "LastOwner" }
  const roles: ReadonlyArray<AccountRole> = role === null ? ["registered"] : account.roles
  await transaction
    .updateTable("account")
    .set({ staff_role: role, roles: [...roles] })
    .where("account_id", "=", account.account_id)
    .execute()
  return { _tag: "Set", before }
}
