import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Key of the lock that seedings and imports hold while they replace products. */
const CATALOG_LOCK = 4_242_001
/** Maximum number of pictures per transaction. */
const BATCH_SIZE = 100

/**
 * Assigns ready pictures to the products that use them, and notifies every process. While an import or seeding runs, it leaves them for the
 * next run instead of waiting.
 */
export const showPictures = async (database: Kysely<Tables>): Promise<void> => {
  for (;;) if ((await showBatch(database)) < BATCH_SIZE) return
}

const showBatch = async (database: Kysely<Tables>): Promise<number> => {
  const due = database.selectFrom("picture").select("source").where("hash", "is not", null).where("is_shown", "=", false)
  if ((await due.limit(1).execute()).length === 0) return 0
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock_shared(${CATALOG_LOCK}::bigint) as locked`.execute(
      transaction
    )
    if (rows[0]?.locked !== true) return 0
    const shown = await sql<{ source: string }>`
      update picture set is_shown = true
      where source in (select source from picture where hash is not null and not is_shown order by source limit ${BATCH_SIZE} for update)
      returning source`.execute(transaction)
    const sources = shown.rows.map(({ source }) => source)
    const products = await sql<{ id: number }>`
      select distinct product_page_id as id from product_picture where source = any(${sources}::text[])`.execute(transaction)
    const ids = products.rows.map(({ id }) => id)
    if (ids.length > 0) await sql`select show_pictures(${ids}::int[]), tell_of('product', ${ids}::int[])`.execute(transaction)
    return sources.length
  })
}
