import type { StaffAction } from "@camber/domain/staff"
import type { Kysely, Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** What is noted of something that staff do. */
export interface StaffActionRecord extends Pick<StaffAction, "what" | "subject"> {
  readonly change?: object
}

/** Does something as a member of staff and notes who did it, both or neither. Nothing is noted where `act` says that nothing was done; gives what it says. */
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

/** The newest actions. */
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
