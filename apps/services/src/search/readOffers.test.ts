import { type ListingAddress, PAGE_SIZE, type SelectedListingFacet } from "@camber/domain/search"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { NO_VOCABULARY } from "@camber/search/search-index"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { createChangeLog } from "../change-log/changeLog.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { unversionedPictures } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { createListingResolver } from "./listing.ts"
import { createCatalogIndexes } from "./createCatalogIndexes.ts"

const everything: ListingAddress = {
  scope: { kind: "all", slug: "all" },
  query: "",
  facets: [],
  fits: false,
  exact: false,
  sort: "popular",
  page: 1
}
const deals: Partial<ListingAddress> = { scope: { kind: "deals", slug: "deals" } }
const chosen = (name: string, value: string): { readonly facets: ReadonlyArray<SelectedListingFacet> } => ({ facets: [{ name, value }] })

describe.each(allDatabases)("readOffers on $kind", ({ open }) => {
  let database: TestDatabase
  let now = 0
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  afterAll(() => database.drop())

  /** Simulates a process that polls the catalog every few seconds of `now`. */
  const openProcess = () => {
    const changes = createChangeLog(database.kysely, () => now)
    const store = { database: database.kysely, reference: referenceCache(database.kysely, changes), imageUrls: unversionedPictures }
    const list = createListingResolver(
      store,
      createCatalogIndexes(database, changes, async () => NO_VOCABULARY)
    )
    return async (change: Partial<ListingAddress>) => {
      const page = await list({ address: { ...everything, ...change }, project: null })
      const counts = (name: string) => page?.facets.find((facet) => facet.name === name)?.values.map(({ count, value }) => [value, count])
      return {
        total: page?.total,
        ids: page?.cards.map(({ productPageId }) => productPageId) ?? [],
        prices: counts("Price"),
        availabilities: counts("Availability")
      }
    }
  }
  const processes = () => [openProcess(), openProcess()]
  /** Changes rows with an SQL statement and lets every process poll. */
  const change = async (statement: string) => {
    for (const one of statement.split(";")) await sql.raw(one).execute(database.kysely)
    now += 3_000
  }
  const rotor = `where product_page_id = ${sample.rotor}`
  const camshaft = `where product_page_id = ${sample.camshaft}`

  it("OPS-52 filters and counts by changed prices in every process, without a new version", { tags: "full" }, async () => {
    const shops = processes()
    for (const shown of shops) {
      expect(await shown({})).toMatchObject({
        prices: [
          ["$100 to $250", sample.products - 1],
          ["Over $1,000", 1]
        ],
        availabilities: [
          ["In stock", sample.products - 1],
          ["Discontinued", 1]
        ]
      })
      expect(await shown(chosen("Price", "Under $25"))).toMatchObject({ total: 0 })
    }

    await change(`update product set price_cents = 2499 ${camshaft}`)
    await change(`update product set availability = 'Backorderable' ${rotor}`)
    for (const shown of shops) {
      expect(await shown({})).toMatchObject({
        prices: [
          ["Under $25", 1],
          ["$100 to $250", sample.products - 2],
          ["Over $1,000", 1]
        ],
        availabilities: [
          ["In stock", sample.products - 2],
          ["Backordered", 1],
          ["Discontinued", 1]
        ]
      })
      expect((await shown(chosen("Price", "Under $25"))).ids).toEqual([sample.camshaft])
      expect((await shown(chosen("Availability", "Backordered"))).ids).toEqual([sample.rotor])
    }

    await change(`update variant set price_in_cart = true ${camshaft}`)
    for (const shown of shops) expect(await shown(chosen("Price", "Under $25"))).toMatchObject({ total: 0 })
  })

  it("OPS-52 hides a product without variants in every process until a variant returns", { tags: "full" }, async () => {
    const shops = processes()
    const gone = `where product_page_id = ${sample.unknownFit}`
    for (const shown of shops) expect(await shown({})).toMatchObject({ total: sample.products })
    await change(`create table lost as select * from variant ${gone}; delete from variant ${gone}`)
    for (const shown of shops) {
      const first = await shown({})
      expect([first.total, first.ids.length]).toEqual([sample.products - 1, PAGE_SIZE])
      expect(first.ids).not.toContain(sample.unknownFit)
      expect(await shown(chosen("Availability", "Discontinued"))).toMatchObject({ total: 0, ids: [] })
    }
    await change(`insert into variant select * from lost; drop table lost`)
    for (const shown of shops) {
      expect(await shown({})).toMatchObject({ total: sample.products })
      expect((await shown(chosen("Availability", "Discontinued"))).ids).toEqual([sample.unknownFit])
    }
  })

  it("OPS-52 updates deals after changes of list price and rebate in every process, without a new version", { tags: "full" }, async () => {
    const shops = processes()
    for (const shown of shops) expect((await shown(deals)).ids).toEqual([sample.rotor])
    await change(`update product set list_price_cents = 20000 where product_page_id = ${sample.kit}`)
    for (const shown of shops) {
      expect((await shown(deals)).ids).toEqual([sample.rotor, sample.kit])
      expect((await shown(chosen("Offers", "On sale"))).ids).toEqual([sample.rotor, sample.kit])
    }
    await change(`update product set has_active_rebate = true ${camshaft}`)
    for (const shown of shops) expect((await shown(deals)).ids).toEqual([sample.rotor, sample.camshaft, sample.kit])
    await change(`update product set list_price_cents = null, has_active_rebate = false`)
    for (const shown of shops) expect(await shown(deals)).toMatchObject({ total: 0, ids: [] })
  })

  it("OPS-52 sorts sold-out parts last among equal matches in every process, without a new search index", { tags: "full" }, async () => {
    const shops = processes()
    const term = { query: "universal brake rotor", sort: "relevance" } as const
    const [before, others] = await Promise.all(shops.map(async (shown) => (await shown(term)).ids))
    expect(others).toEqual(before)
    expect(before!.length).toBeGreaterThan(2)
    await change(`update product set availability = 'NotAvailable' where product_page_id = ${before![0]}`)
    for (const shown of shops) {
      const { ids } = await shown(term)
      expect(ids.slice(0, -1)).toEqual(before!.slice(1))
      expect(ids).not.toContain(before![0])
    }
  })
})
