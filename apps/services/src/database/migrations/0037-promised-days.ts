import { type Kysely, sql } from "kysely"

/** The day on which a line could be there, as its customer was told when it was ordered; null where nobody knew it, and in older orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_line add column arrives_on date`.execute(db)
}
