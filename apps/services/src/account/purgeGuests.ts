import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { SESSION_RENEWAL_DAYS } from "../session/authenticate.ts"

/** Guests that one run finds at most, so that what it keeps in mind is bounded; the next one finds the others. */
const AT_MOST = 50_000
/** Guests whose things one transaction deletes at most. */
const AT_ONCE = 1000

/** What a guest keeps in the shop without an account, and when each of it was last touched. */
const kept = [
  ["cart_line", "greatest(added_at, removed_at)"],
  ["customer_project", "saved_at"],
  ["parts_list", "greatest(made_at, shared_at)"],
  ["list_product", "added_at"],
  ["list_article", "added_at"],
  ["push_subscription", "subscribed_at"]
] as const

/** What goes; a list takes along what is in it. */
const gone = ["cart_line", "customer_project", "parts_list", "push_subscription"] as const

/**
 * Deletes carts, garages, lists and devices of guests who touched none of it, ordered nothing and were not seen for so many days. Who has an
 * account keeps all of it. A visit is noted where the session is signed anew, so nobody goes before that had to have happened. Who comes
 * back meanwhile either has all of it, or finds it gone and loses nothing of what is new.
 */
export const purgeGuests = async (database: Kysely<Tables>, days: number): Promise<void> => {
  const since = sql`(now() - make_interval(days => ${days + SESSION_RENEWAL_DAYS}))`
  const idle = await idleGuests(database, since, sql`true`)
  for (let from = 0; from < idle.length; from += AT_ONCE) await deleteIdle(database, since, idle.slice(from, from + AT_ONCE))
  await database
    .deleteFrom("guest_seen")
    .where("seen_at", "<", sql<Date>`${since}`)
    .execute()
}

const deleteIdle = (database: Kysely<Tables>, since: RawBuilder<unknown>, found: ReadonlyArray<string>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // Whoever puts something into one of these lists meanwhile waits, and finds it gone.
    await transaction.selectFrom("parts_list").select("list_id").where("web_user_guid", "in", found).forUpdate().execute()
    const idle = await idleGuests(transaction, since, sql`web_user_guid in (${sql.join(found)})`)
    if (idle.length === 0) return
    for (const table of gone)
      await sql`delete from ${sql.table(table)} where web_user_guid in (${sql.join(idle)}) and ${momentOf(table)} < ${since}`.execute(
        transaction
      )
  })

const momentOf = (table: (typeof gone)[number]): RawBuilder<unknown> =>
  sql.raw(kept.find(([name]) => name === table)?.[1] ?? "null::timestamptz")

/** Of the guests that a condition names, those who were idle since. */
const idleGuests = async (
  database: Kysely<Tables>,
  since: RawBuilder<unknown>,
  isMeant: RawBuilder<unknown>
): Promise<ReadonlyArray<string>> => {
  const touched = sql.join(
    kept.map(([table, moment]) => sql`select web_user_guid, ${sql.raw(moment)} as at from ${sql.table(table)} where ${isMeant}`),
    sql` union all `
  )
  const recent = (table: keyof Tables, column: string) => sql`
    exists (select from ${sql.table(table)} as seen where seen.web_user_guid = idle.web_user_guid and seen.${sql.ref(column)} >= ${since})`
  const { rows } = await sql<{ readonly web_user_guid: string }>`
    select web_user_guid from (
      select web_user_guid from (${touched}) as touched group by 1 having max(at) < ${since}) as idle
    where not exists (select from account where account.web_user_guid = idle.web_user_guid)
      and not ${recent("guest_seen", "seen_at")} and not ${recent("customer_order", "placed_at")}
    limit ${AT_MOST}`.execute(database)
  return rows.map((row) => row.web_user_guid)
}
