import type { StaffAction } from "@camber/domain/staff"
import { type Kysely, sql, type Transaction } from "kysely"
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
    await logStaffActions(trx, { account }, [{ what, subject, ...(change !== undefined && { change }) }])
    return true
  })

/** Logs staff actions in the transaction that performs them. */
export const logStaffActions = async (
  trx: Kysely<Tables>,
  { account }: Pick<StaffVisit, "account">,
  actions: ReadonlyArray<StaffActionRecord>
): Promise<void> => {
  if (actions.length === 0) return
  const rows = actions.map(({ change = null, subject, what }) => ({ what, subject, change }))
  // One parameter for all rows, because PostgreSQL takes at most 65,535.
  await sql`
    insert into staff_action (account_id, what, subject, change)
    select ${account.id}::uuid, what, subject, change
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (what text, subject text, change jsonb)`.execute(trx)
}

/** Maximum number of listed actions. */
const MAX_ACTIONS = 200

/**
 * Reads the latest actions.
 *
 * @param text - Text to find in the item, action, staff member or values, ignoring letter case; null for all actions.
 */
export const staffActionsIn = async (
  database: Kysely<Tables>,
  text: string | null = null
): Promise<ReadonlyArray<typeof StaffAction.Encoded>> => {
  const pattern = `%${(text ?? "").replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await database
    .selectFrom("staff_action")
    .leftJoin("account", "account.account_id", "staff_action.account_id")
    .select(["staff_action.at", "account.email", "staff_action.what", "staff_action.subject", "staff_action.change"])
    .$if(text !== null, (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', staff_action.what, staff_action.subject, account.email, staff_action.change::text) ilike ${pattern}`
      )
    )
    .orderBy("action_id", "desc")
    .limit(MAX_ACTIONS)
    .execute()
  return rows.map(({ at, change, email, subject, what }) => ({
    at: at.toISOString(),
    who: email,
    what,
    subject,
    detail: formatActionDetail(change)
  }))
}

/** Length limit of a value in the log's text. The log itself contains the whole value. */
const MAX_VALUE_LENGTH = 200

/** Formats the values before and after an action; empty if the entry has none. Contains only the parts that changed. */
const formatActionDetail = (change: object | null): string => {
  if (change === null || !("before" in change) || !("after" in change)) return ""
  const { after, before } = change
  if (!isRecord(before) || !isRecord(after)) return `${formatValue(before)} → ${formatValue(after)}`
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `${name}: ${formatValue(before[name])} → ${formatValue(after[name])}`)
    .join("\n")
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "none"
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH).replace(/[\uD800-\uDBFF]$/, "")}...` : text
}
