import { type Kysely, sql } from "kysely"

/** Where a part is made; null where the seeder that wrote the row did not tell. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table product add column country_of_origin text`.execute(db)
}
