import { type Kysely, sql } from "kysely"
import { packedInts, unpackedInts } from "../database/packedInts.ts"
import type { Tables } from "../database/tables.ts"
import { holdsForAll } from "../products/fits.sql.ts"
import { idPlacesOf, placesOfIds } from "./idPlaces.ts"

/** A value of a facet, with the places of the products that carry it: rising, so that whoever walks along them walks along memory. */
export interface FacetValue {
  readonly name: string
  readonly value: string
  readonly places: Int32Array
}

/** What the listings' index takes from the tables that stay as they are within a catalogue version. By place: the most popular come first. */
export interface StoredProducts {
  readonly productIds: Int32Array
  readonly categories: ReadonlyArray<string>
  /** The position of each product's category. */
  readonly categoryOf: Uint16Array
  /** -1 where the cart alone tells it: an order by price would tell it as well. */
  readonly priceCents: Int32Array
  /** Days, from any day. */
  readonly addedOn: Int32Array
  readonly values: ReadonlyArray<FacetValue>
  /** The places of what fits every project. */
  readonly universal: Int32Array
}

/** Four queries, each of which gives columns and no rows. */
export const readStoredProducts = async (database: Kysely<Tables>): Promise<StoredProducts> => {
  const { ids, prices, days } = await database
    .selectFrom((from) =>
      from
        .selectFrom("product")
        .innerJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
        .select("product.product_page_id as id")
        .select(sql<number>`case when lead.price_in_cart then -1 else product.price_cents end`.as("price"))
        .select(sql<number>`product.added_on - date '2000-01-01'`.as("day"))
        .orderBy("product.sales_rank")
        .orderBy("product.product_page_id")
        .as("sold")
    )
    .select([packedInts(sql`id`).as("ids"), packedInts(sql`price`).as("prices"), packedInts(sql`day`).as("days")])
    .executeTakeFirstOrThrow()
  const productIds = unpackedInts(ids)
  const byId = idPlacesOf(productIds)
  const categories = await database
    .selectFrom("product")
    .select(["category_id", packedInts(sql`product_page_id`).as("ids")])
    .groupBy("category_id")
    .execute()
  const categoryOf = new Uint16Array(productIds.length)
  for (const [at, { ids: own }] of categories.entries()) for (const place of placesOfIds(byId, unpackedInts(own))) categoryOf[place] = at
  const values = await database
    .selectFrom("product_facet")
    .select(["name", "value", packedInts(sql`product_page_id`).as("ids")])
    .groupBy(["name", "value"])
    .orderBy("name")
    .orderBy("value")
    .execute()
  const universal = await database
    .selectFrom("application")
    .select(packedInts(sql`product_page_id`).as("ids"))
    .where(holdsForAll)
    .executeTakeFirstOrThrow()
  return {
    productIds,
    categories: categories.map(({ category_id }) => category_id),
    categoryOf,
    priceCents: unpackedInts(prices),
    addedOn: unpackedInts(days),
    values: values.map(({ ids: own, name, value }) => ({ name, value, places: placesOfIds(byId, unpackedInts(own)).sort() })),
    universal: placesOfIds(byId, unpackedInts(universal.ids)).sort()
  }
}
