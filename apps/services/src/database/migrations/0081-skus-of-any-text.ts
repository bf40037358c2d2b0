import { type Kysely, sql } from "kysely"

/** Older programs write every number. They show "null" for a missing one. */
export const keepsOlder = true

/**
 * A SKU is any text. A maker's part number is unique within its brand only, so the importer checks it. Part numbers and bar
 * codes may be missing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table variant drop constraint variant_mpn_key, alter column mpn drop not null, alter column upc drop not null`.execute(db)
}
