import { type Kysely, sql } from "kysely"

/** Which variants nothing that flies may carry, as far as their products say so. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table variant add column is_ground_only boolean not null default false`.execute(db)
  await sql`update variant set is_ground_only = true from product
    where product.product_page_id = variant.product_page_id and 'Ships by ground only' = any (product.restrictions)`.execute(db)
}
