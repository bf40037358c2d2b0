import { type Kysely, sql } from "kysely"

/** Banners for one audience alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table banner add column audience text check (audience in ('street', 'race', 'engine'))`.execute(db)
}
