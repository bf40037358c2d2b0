import { type Kysely, sql } from "kysely"

/** For the listings of a transmission and of a rear axle (statements of fit by the facet values that they name), and for what is new. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index application_facets on application using gin (facets jsonb_path_ops)`.execute(db)
  await sql`create index product_added on product (added_on desc, sales_rank, product_page_id)`.execute(db)
}
