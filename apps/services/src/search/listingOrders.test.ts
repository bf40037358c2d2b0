import { listing, type ListingAddress, type SelectedListingFacet, type Sort, sortValues } from "@camber/domain/search"
import * as fc from "fast-check"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import type { Tables } from "../database/tables.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"

/** Generates parts with only a few different prices, ratings, days and ranks, so that ties are common. */
const part = fc.record({
  price_cents: fc.constantFrom(999, 1_000, 1_001, 250_000),
  rating: fc.constantFrom(0, 1.9, 2, 3.9, 4, 4.3, 5),
  review_count: fc.constantFrom(0, 1, 12),
  sales_rank: fc.integer({ min: 1, max: 9 }),
  added_on: fc.constantFrom("1999-12-31", "2025-02-28", "2026-01-01"),
  category_id: fc.constantFrom("2-3-1", "2-10")
})
const parts = fc.sample(part, { numRuns: 120, seed: 21 }).map((changes, at) => productRow(1000 + at, changes))
/** Each product has one finish, and one or both sizes. */
const facetRows = parts.flatMap(({ product_page_id }) => [
  { product_page_id, name: "Finish", value: ["Black", "Chrome", "Plain"][product_page_id % 3]! },
  ...["Small", "Large"].filter((_, at) => product_page_id % 5 !== at).map((value) => ({ product_page_id, name: "Size", value }))
])

const facet = fc.oneof(
  fc.record({ name: fc.constant("Finish"), value: fc.constantFrom("Black", "Chrome", "Gone") }),
  fc.record({ name: fc.constant("Size"), value: fc.constantFrom("Small", "Large") }),
  fc.record({ name: fc.constant("Customer rating"), value: fc.constantFrom("4 and up", "3 and up", "2 and up") })
)
const address = fc.record({
  scope: fc.constantFrom({ kind: "all", slug: "all" } as const, { kind: "category", slug: "engine~2-10" } as const),
  facets: fc.uniqueArray(facet, { maxLength: 4, selector: ({ name, value }) => name + value }),
  page: fc.constantFrom(1, 1, 1, 2, 3)
})

const orders: Readonly<Record<Sort, ReturnType<typeof sql>>> = {
  // Unavailable products and products without variants come last.
  relevance: sql`(availability in ('NotAvailable', 'Discontinued') or not exists (select from variant where sku_variant_number = lead_variant_number)), sales_rank`,
  popular: sql`sales_rank`,
  price: sql`price_cents`,
  "-price": sql`price_cents desc`,
  rating: sql`rating desc, review_count desc`,
  new: sql`added_on desc`
}

const holdsFacet = (name: string, chosen: ReadonlyArray<SelectedListingFacet>) => {
  const values = chosen.map(({ value }) => value)
  return name === "Customer rating"
    ? sql`rating >= ${Math.min(...values.map((value) => Number(value[0])))}`
    : sql`product_page_id in (select product_page_id from product_facet where name = ${name} and value = any(${values}))`
}

/** Computes the page by a direct database query. */
const searchedPage = async (
  database: Kysely<Tables>,
  { facets, page, scope, sort }: Pick<ListingAddress, "facets" | "page" | "scope" | "sort">
): Promise<ReadonlyArray<number>> => {
  const conditions = [
    scope.kind === "all" ? sql`true` : sql`category_id = '2-10'`,
    ...[...Map.groupBy(facets, ({ name }) => name)].map(([name, chosen]) => holdsFacet(name, chosen))
  ]
  const { rows } = await sql<{ product_page_id: number }>`
    select product_page_id from product where ${sql.join(conditions, sql` and `)}
    order by ${orders[sort]}, sales_rank, product_page_id limit 24 offset ${(page - 1) * 24}`.execute(database)
  return rows.map(({ product_page_id }) => product_page_id)
}

describe.each(allDatabases)("listing sort orders on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.database.kysely.insertInto("product").values(parts).execute()
    await shop.database.kysely
      .insertInto("variant")
      .values(parts.map(({ product_page_id }) => variantRow(product_page_id, 1)))
      .execute()
    await shop.database.kysely.insertInto("product_facet").values(facetRows).execute()
  })
  afterAll(() => shop.database.drop())

  it.each(sortValues)(
    "return the same page by %s as a direct database query, with the same order of equal products",
    { tags: "full" },
    async (sort) => {
      await fc.assert(
        fc.asyncProperty(address, async (chosen) => {
          const asked = { ...chosen, sort }
          const whole = { ...asked, query: "", fits: false, exact: false }
          const { listing: page } = await shop.ask(listing, { address: whole, project: null })
          expect(page?.cards.map(({ productPageId }) => productPageId) ?? []).toEqual(await searchedPage(shop.database.kysely, asked))
        }),
        { numRuns: 25 }
      )
    }
  )
})
