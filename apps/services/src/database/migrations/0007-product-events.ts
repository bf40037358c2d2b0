import { type Kysely, sql } from "kysely"

/** For what is recommended beside a product: who did something with it lately. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index event_product on event (name, (fields->>'skuBaseNumber'), received_at desc)`.execute(db)
}
