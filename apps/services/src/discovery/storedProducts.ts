import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** A value of a facet, with the places of the products that carry it: rising, so that whoever walks along them walks along memory. */
export interface FacetValue {
  readonly name: string
  readonly value: string
  readonly places: Int32Array
}

/** What the listings' index takes from the tables that stay as they are within a catalogue version. By place: the most popular come first. */
export interface StoredProducts {
  readonly productIds: Int32Array
  readonly categoryIds: ReadonlyArray<string>
  /** -1 where the cart alone tells it: an order by price would tell it as well. */
  readonly priceCents: Int32Array
  /** Days, from any day. */
  readonly addedOn: Int32Array
  readonly values: ReadonlyArray<FacetValue>
}

/** Two queries. */
export const readStoredProducts = async (database: Kysely<Tables>): Promise<StoredProducts> => {
  const products = await database
    .selectFrom("product")
    .innerJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
    .select(["product.product_page_id", "product.category_id", "product.price_cents", "lead.price_in_cart"])
    .select(sql<number>`product.added_on - date '2000-01-01'`.as("day"))
    .orderBy("product.sales_rank")
    .orderBy("product.product_page_id")
    .execute()
  const { rows: values } = await sql<{ name: string; value: string; ids: ReadonlyArray<number> }>`
    select name, value, array_agg(product_page_id) as ids from product_facet group by name, value`.execute(database)
  const places = new Map(products.map(({ product_page_id }, place) => [product_page_id, place]))
  return {
    productIds: Int32Array.from(products, ({ product_page_id }) => product_page_id),
    categoryIds: products.map(({ category_id }) => category_id),
    priceCents: Int32Array.from(products, ({ price_cents, price_in_cart }) => (price_in_cart ? -1 : price_cents)),
    addedOn: Int32Array.from(products, ({ day }) => day),
    values: values.map(({ name, value, ids }) => ({
      name,
      value,
      places: Int32Array.from(ids.flatMap((id) => places.get(id) ?? [])).sort()
    }))
  }
}
