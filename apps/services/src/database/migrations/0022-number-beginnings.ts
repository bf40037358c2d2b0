import { type Kysely, sql } from "kysely"

/** For searches by the beginning of a part's number. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index variant_mpn_beginning on variant (mpn text_pattern_ops)`.execute(db)
  await sql`create index variant_number_beginning on variant (sku_variant_number text_pattern_ops)`.execute(db)
}
