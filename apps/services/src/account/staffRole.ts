import { type AccountRole, normalizeEmail } from "@camber/domain/account"
import type { StaffRole } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Roles of a staff account: it is excluded from analytics and may open the staff pages. */
export const staffAccountRoles: ReadonlyArray<AccountRole> = ["registered", "internal", "employee", "staff"]

/** Result of setting a role. `LastOwner`: the shop would have no owner. `Changed`: it is not the role that was seen. */
export type RoleResult = { readonly _tag: "Set"; readonly before: StaffRole } | { readonly _tag: "Changed" | "LastOwner" | "NotStaff" }

/**
 * Sets the role of a staff account, in the caller's transaction. Requests read the role from the database, so it applies immediately.
 *
 * @param role - New role; null: the account is no longer staff.
 * @param seen - Role that the account must have; null for any.
 */
export const setRole = async (
  transaction: Kysely<Tables>,
  emailAddress: string,
  role: StaffRole | null,
  seen: StaffRole | null = null
): Promise<RoleResult> => {
  // All owners are locked, in one order, so that two of them cannot remove each other at the same time.
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
