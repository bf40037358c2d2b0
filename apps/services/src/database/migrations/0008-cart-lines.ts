import { type Kysely, sql } from "kysely"

/** What one piece cost when a line was added to, and lines that were taken out and can still be restored. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table cart_line add column added_price_cents int, add column removed_at timestamptz`.execute(db)
  await sql`create index cart_line_removed on cart_line (removed_at) where removed_at is not null`.execute(db)
}
