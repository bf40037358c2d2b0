import { type Kysely, sql } from "kysely"

/** The number of the certificate by which an account pays no tax. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table account add column tax_certificate text check (length(tax_certificate) between 1 and 60)`.execute(db)
}
