import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { SESSION_RENEWAL_DAYS } from "../session/authenticate.ts"

/** Maximum guests per run, which bounds memory. The next run finds the rest. */
const MAX_GUESTS = 50_000
/** Maximum guests per transaction. */
const BATCH_SIZE = 1000

/** Tables with a guest's data, and when each row was last touched. */
const GUEST_TABLES = [
  ["cart_line", "greatest(added_at, removed_at)"],
  ["customer_project", "saved_at"],
  ["owned_part", "saved_at"],
  ["race_car", "changed_at"],
  ["parts_list", "greatest(made_at, shared_at)"],
  ["list_product", "added_at"],
  ["list_article", "added_at"],
  ["push_subscription", "subscribed_at"]
] as const

/** Tables to purge. A class sheet stays, because its link is public. Deleting a list cascades to its items. */
const PURGED_TABLES = ["cart_line", "customer_project", "owned_part", "race_car", "parts_list", "push_subscription"] as const

/**
 * Deletes carts, garages, lists and devices of guests who changed none of them, ordered nothing and did not visit for
 * `days` days.
 *
 * Accounts keep their data. The time of a visit is stored only when the session is signed again, so the purge adds that interval to `days`.
 * A guest who returns during the purge either keeps everything or loses only the old data.
 */
export const purgeGuests = async (database: Kysely<Tables>, days: number): Promise<void> => {
  const since = sql`(now() - make_interval(days => ${days + SESSION_RENEWAL_DAYS}))`
  const idle = await listIdleGuests(database, since, sql`true`)
  for (let from = 0; from < idle.length; from += BATCH_SIZE) await deleteIdle(database, since, idle.slice(from, from + BATCH_SIZE))
  await database
    .deleteFrom("guest_seen")
    .where("seen_at", "<", sql<Date>`${since}`)
    .execute()
}

const deleteIdle = (database: Kysely<Tables>, since: RawBuilder<unknown>, found: ReadonlyArray<string>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // Transactions that add to these lists wait for this lock, then find the lists deleted.
    await transaction.selectFrom("parts_list").select("list_id").where("web_user_guid", "in", found).forUpdate().execute()
    const idle = await listIdleGuests(transaction, since, sql`web_user_guid in (${sql.join(found)})`)
    if (idle.length === 0) return
    for (const table of PURGED_TABLES)
      await sql`delete from ${sql.table(table)} where web_user_guid in (${sql.join(idle)}) and ${getTouchedAt(table)} < ${since}`.execute(
        transaction
      )
  })

const getTouchedAt = (table: (typeof PURGED_TABLES)[number]): RawBuilder<unknown> =>
  sql.raw(GUEST_TABLES.find(([name]) => name === table)?.[1] ?? "null::timestamptz")

/** Lists the guests that match a condition and have been idle since the given time. */
const listIdleGuests = async (
  database: Kysely<Tables>,
  since: RawBuilder<unknown>,
  condition: RawBuilder<unknown>
): Promise<ReadonlyArray<string>> => {
  const touched = sql.join(
    GUEST_TABLES.map(([table, moment]) => sql`select web_user_guid, ${sql.raw(moment)} as at from ${sql.table(table)} where ${condition}`),
    sql` union all `
  )
  const existsRecent = (table: keyof Tables, column: string) => sql`
    exists (select from ${sql.table(table)} as seen where seen.web_user_guid = idle.web_user_guid and seen.${sql.ref(column)} >= ${since})`
  const { rows } = await sql<{ readonly web_user_guid: string }>`
    select web_user_guid from (
      select web_user_guid from (${touched}) as touched group by 1 having max(at) < ${since}) as idle
    where not exists (select from account where account.web_user_guid = idle.web_user_guid)
      and not ${existsRecent("guest_seen", "seen_at")} and not ${existsRecent("customer_order", "placed_at")}
    limit ${MAX_GUESTS}`.execute(database)
  return rows.map((row) => row.web_user_guid)
}
