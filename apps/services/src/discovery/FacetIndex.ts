import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * What every product of one catalogue version carries, as arrays of numbers: about 40 bytes a product and facet value. A product's place is
 * its position in `productIds`, which begin with the most popular; a value's its position in `values`.
 */
export interface FacetIndex {
  readonly places: ReadonlyMap<number, number>
  readonly productIds: Int32Array
  readonly categories: ReadonlyArray<string>
  /** By product: its category's position. */
  readonly categoryOf: Int32Array
  readonly values: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** The values of the product at `place` are `carried` from `starts[place]` to before `starts[place + 1]`. */
  readonly starts: Int32Array
  readonly carried: Int32Array
}

/** Reads the whole index: two queries. */
export const loadFacetIndex = async (database: Kysely<Tables>): Promise<FacetIndex> => {
  const products = await database
    .selectFrom("product")
    .select(["product_page_id", "category_id"])
    .orderBy("sales_rank")
    .orderBy("product_page_id")
    .execute()
  const { rows: values } = await sql<{ name: string; value: string; ids: ReadonlyArray<number> }>`
    select name, value, array_agg(product_page_id) as ids from product_facet group by name, value`.execute(database)
  const places = new Map(products.map(({ product_page_id }, place) => [product_page_id, place]))
  const categories = [...new Set(products.map(({ category_id }) => category_id))]
  const position = new Map(categories.map((id, at) => [id, at]))
  return {
    places,
    productIds: Int32Array.from(products, ({ product_page_id }) => product_page_id),
    categories,
    categoryOf: Int32Array.from(products, ({ category_id }) => position.get(category_id) ?? 0),
    values: values.map(({ name, value }) => ({ name, value })),
    ...carriedBy(
      values.map(({ ids }) => ids.flatMap((id) => places.get(id) ?? [])),
      products.length
    )
  }
}

/** From the products of each value to the values of each product. */
const carriedBy = (places: ReadonlyArray<ReadonlyArray<number>>, products: number): Pick<FacetIndex, "carried" | "starts"> => {
  const starts = new Int32Array(products + 1)
  for (const place of places.flat()) starts[place + 1]! += 1
  for (let place = 0; place < products; place++) starts[place + 1]! += starts[place]!
  const next = starts.slice()
  const carried = new Int32Array(starts[products]!)
  for (const [value, of] of places.entries()) for (const place of of) carried[next[place]!++] = value
  return { starts, carried }
}

/** The index of the present catalogue: read once for each version by whoever asks first. A failed load is not kept. */
export const facetIndexCache = (database: Kysely<Tables>): ((version: string) => Promise<FacetIndex>) => {
  let kept: { readonly version: string; readonly index: Promise<FacetIndex> } | undefined
  return (version) => {
    if (kept?.version === version) return kept.index
    const index = loadFacetIndex(database)
    const mine = { version, index }
    kept = mine
    index.catch(() => {
      if (kept === mine) kept = undefined
    })
    return index
  }
}
