import { type Kysely, sql } from "kysely"

/**
 * What tells whether somebody has added to a thing since a device without a network saw it: counts the pieces that were ever added, from a
 * beginning of its own for each row.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create sequence piece_mark increment by 1000000`.execute(db)
  for (const table of ["cart_line", "list_product"]) {
    await sql`alter table ${sql.table(table)} add column mark double precision not null default nextval('piece_mark')`.execute(db)
  }
}
