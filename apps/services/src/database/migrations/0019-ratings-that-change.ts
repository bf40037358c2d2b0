import { type Kysely, sql } from "kysely"

/**
 * Published reviews change ratings while a catalogue stands; how many times they did is counted, so that every process notices. The facet
 * 'Customer rating' follows from the ratings and is not stored any more.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table catalogue add column rating_changes int not null default 0`.execute(db)
  await sql`delete from product_facet where name = 'Customer rating'`.execute(db)
}
