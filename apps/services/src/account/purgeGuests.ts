import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Guests whose things one round deletes at most. */
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
 * account keeps all of it.
 */
export const purgeGuests = async (database: Kysely<Tables>, days: number): Promise<void> => {
  const touched = sql.join(
    kept.map(([table, moment]) => sql`select web_user_guid, ${sql.raw(moment)} as at from ${sql.table(table)}`),
    sql` union all `
  )
  const recent = (table: keyof Tables, column: string) => sql`
    exists (select from ${sql.table(table)} as seen
      where seen.web_user_guid = idle.web_user_guid and seen.${sql.ref(column)} >= now() - make_interval(days => ${days}))`
  let found: number
  do {
    const { rows } = await sql<{ readonly web_user_guid: string }>`
      select web_user_guid from (
        select web_user_guid from (${touched}) as touched group by 1 having max(at) < now() - make_interval(days => ${days})) as idle
      where not exists (select from account where account.web_user_guid = idle.web_user_guid)
        and not ${recent("event", "received_at")} and not ${recent("customer_order", "placed_at")}
      limit ${AT_ONCE}`.execute(database)
    found = rows.length
    const guids = rows.map((row) => row.web_user_guid)
    if (found > 0) for (const table of gone) await database.deleteFrom(table).where("web_user_guid", "in", guids).execute()
  } while (found === AT_ONCE)
}
