import type { StaffAction } from "@camber/domain/staff"
import type { Kysely, Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Log entry of a staff action. */
export interface StaffActionRecord extends Pick<StaffAction, "what" | "subject"> {
  readonly change?: object
}

/**
 * Performs a staff action and logs it in one transaction. Logs nothing if `act` returns false. Returns the result of
 * `act`.
 */
export const withStaffLog = (
  database: Kysely<Tables>,
  { account }: StaffVisit,
  { change, subject, what }: StaffActionRecord,
  act: (trx: Transaction<Tables>) => Promise<boolean>
): Promise<boolean> =>
  database.transaction().execute(async (trx) => {
    if (!(await act(trx))) return false
    await trx
      .insertInto("staff_action")
      .values({ account_id: account.id, what, subject, change: change === undefined ? null : JSON.stringify(change) })
      .execute()
    return true
  })

/** Reads the latest actions. */
export const staffActionsIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffAction.Encoded>> => {
  const rows = await database
    .selectFrom("staff_action")
    .leftJoin("account", "account.account_id", "staff_action.account_id")
    .select(["staff_action.at", "account.email", "staff_action.what", "staff_action.subject"])
    .orderBy("action_id", "desc")
    .limit(200)
    .execute()
  return rows.map(({ at, email, subject, what }) => ({ at: at.toISOString(), who: email, what, subject }))
}
