import type { RoleChange, RoleChangeResult, StaffPerson } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import { type RoleResult, setRole } from "../account/staffRole.ts"
import type { Tables } from "../database/tables.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Maximum number of listed staff members. */
const MAX_PEOPLE = 500

/** Reads the staff accounts, sorted by email address. */
export const staffPeopleIn = async (
  database: Kysely<Tables>,
  { account }: StaffVisit
): Promise<ReadonlyArray<typeof StaffPerson.Encoded>> => {
  const rows = await database
    .selectFrom("account")
    .select(["account.account_id", "email", "first_name", "last_name", "staff_role"])
    .select([
      sql<boolean>`exists (select from second_factor as factor
        where factor.account_id = account.account_id and confirmed_at is not null)`.as("has_factor"),
      sql<Date | null>`(select max(coalesce(seen_at, made_at)) from account_session as session
        where session.account_id = account.account_id)`.as("seen_at")
    ])
    .where(sql<boolean>`'staff' = any(roles)`)
    .orderBy("email_key")
    .limit(MAX_PEOPLE)
    .execute()
  return rows.map(({ account_id, email, first_name, has_factor, last_name, seen_at, staff_role }) => ({
    email,
    name: `${first_name} ${last_name}`.trim(),
    role: staff_role ?? "readOnly",
    hasSecondFactor: has_factor,
    seenAt: seen_at?.toISOString() ?? null,
    isSelf: account_id === account.id
  }))
}

/** Creates the handler that sets the role of a staff member if it still equals the role that the user saw. */
export const setStaffRoleIn =
  (database: Kysely<Tables>) =>
  async ({ email, role, seen }: RoleChange, visit: StaffVisit): Promise<typeof RoleChangeResult.Encoded> => {
    let outcome: RoleResult["_tag"] = "NotStaff"
    const change = { before: seen, after: role }
    await withStaffLog(database, visit, { what: "role set", subject: email, change }, async (transaction) => {
      outcome = (await setRole(transaction, email, role, seen))._tag
      return outcome === "Set"
    })
    return { problem: toProblem(outcome, email), now: await staffPeopleIn(database, visit) }
  }

const toProblem = (outcome: RoleResult["_tag"], email: string): string | null => {
  switch (outcome) {
    case "Set":
      return null
    case "Changed":
      return `Someone else changed the role of ${email}. It is shown as it is now.`
    case "LastOwner":
      return `${email} is the only owner. Make someone else an owner first.`
    case "NotStaff":
      return `${email} is no longer staff.`
  }
}
