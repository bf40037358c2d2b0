import { type Kysely, sql } from "kysely"

/** What the cart alone tells the price of stands in no price band. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from product_facet where name = 'Price' and product_page_id in (
    select product.product_page_id from product join variant on variant.sku_variant_number = product.lead_variant_number
    where variant.price_in_cart)`.execute(db)
}
