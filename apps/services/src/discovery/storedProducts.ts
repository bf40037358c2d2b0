import { type Kysely, sql } from "kysely"
import { packedInts, unpackedInts } from "../database/packedInts.ts"
import type { Tables } from "../database/tables.ts"
import { sharedInts } from "./building/shared.ts"
import { holdsForAll } from "../products/fits.sql.ts"
import { idPlacesOf, placesOfIds } from "./idPlaces.ts"
import { packedTerms, termColumns, termFacets, type Terms } from "./terms.ts"

/** A value of a facet, with the places of the products that carry it: rising, so that whoever walks along them walks along memory. */
export interface FacetValue {
  readonly name: string
  readonly value: string
  readonly places: Int32Array
}

/** What the listings' index takes from the tables. By place: the most popular come first. */
export interface StoredProducts {
  readonly productIds: Int32Array
  readonly categories: ReadonlyArray<string>
  /** The position of each product's category. */
  readonly categoryOf: Uint16Array
  readonly terms: Terms
  /** Days, from any day. */
  readonly addedOn: Int32Array
  readonly values: ReadonlyArray<FacetValue>
  /** The places of what fits every project. */
  readonly universal: Int32Array
}

/** As the database gives it: columns of packed numbers, in parts and in any order but the products'. */
export interface PackedProducts {
  readonly products: ReadonlyArray<
    { readonly ids: Uint8Array; readonly days: Uint8Array } & { readonly [Column in keyof Terms]: Uint8Array }
  >
  readonly categories: ReadonlyArray<{ readonly category_id: string; readonly ids: Uint8Array }>
  readonly values: ReadonlyArray<{ readonly name: string; readonly value: string; readonly ids: Uint8Array }>
  readonly universal: Uint8Array
}

/** Products in a part: reading it keeps nobody waiting for more than a few milliseconds. */
const PART = 20_000

/** Four queries. */
export const readPackedProducts = async (database: Kysely<Tables>): Promise<PackedProducts> => {
  const products = await database
    .selectFrom((from) =>
      from
        .selectFrom("product")
        .innerJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
        .select("product.product_page_id as id")
        .select(termColumns)
        .select(sql<number>`product.added_on - date '2000-01-01'`.as("day"))
        .select(sql<number>`(row_number() over (order by product.sales_rank, product.product_page_id) - 1) / ${PART}::int`.as("part"))
        .orderBy("product.sales_rank")
        .orderBy("product.product_page_id")
        .as("sold")
    )
    .select([packedInts(sql`id`).as("ids"), packedInts(sql`day`).as("days")])
    .select(packedTerms)
    .groupBy("part")
    .orderBy("part")
    .execute()
  const categories = await database
    .selectFrom("product")
    .select(["category_id", packedInts(sql`product_page_id`).as("ids")])
    .groupBy("category_id")
    .orderBy("category_id")
    .execute()
  const values = await database
    .selectFrom("product_facet")
    .select(["name", "value", packedInts(sql`product_page_id`).as("ids")])
    .where(
      "name",
      "not in",
      termFacets.map(({ name }) => name)
    )
    .groupBy(["name", "value"])
    .orderBy("name")
    .orderBy("value")
    .execute()
  const universal = await database
    .selectFrom("application")
    .select(packedInts(sql`product_page_id`).as("ids"))
    .where(holdsForAll)
    .executeTakeFirstOrThrow()
  return { products, categories, values, universal: universal.ids }
}

/** The same by place. Computes for some tenths of a second at a million SKUs. */
export const storedOf = ({ categories, products, universal, values }: PackedProducts): StoredProducts => {
  const column = (of: (part: PackedProducts["products"][number]) => Uint8Array): Int32Array => {
    const parts = products.map((part) => unpackedInts(of(part)))
    const whole = sharedInts(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
  const productIds = column(({ ids }) => ids)
  const byId = idPlacesOf(productIds)
  const categoryOf = new Uint16Array(new SharedArrayBuffer(productIds.length * 2))
  for (const [at, { ids }] of categories.entries()) for (const place of placesOfIds(byId, unpackedInts(ids))) categoryOf[place] = at
  return {
    productIds,
    categories: categories.map(({ category_id }) => category_id),
    categoryOf,
    terms: {
      prices: column(({ prices }) => prices),
      hasListPrice: Uint8Array.from(column(({ hasListPrice }) => hasListPrice)),
      readiness: Uint8Array.from(column(({ readiness }) => readiness))
    },
    addedOn: column(({ days }) => days),
    values: values.map(({ ids, name, value }) => ({ name, value, places: placesOfIds(byId, unpackedInts(ids)).sort() })),
    universal: placesOfIds(byId, unpackedInts(universal)).sort()
  }
}
