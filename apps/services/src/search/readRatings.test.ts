import type { SelectedListingFacet } from "@camber/domain/search"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { NO_VOCABULARY } from "@camber/search/search-index"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { createChangeLog } from "../change-log/changeLog.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { unpublishReview, publishReviews } from "../reviews/publishedReviews.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { unversionedPictures } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { createListingResolver } from "./listing.ts"
import { createCatalogIndexes } from "./createCatalogIndexes.ts"

const everything = {
  scope: { kind: "all", slug: "all" },
  query: "",
  facets: [],
  fits: false,
  exact: false,
  sort: "rating",
  page: 1
} as const
const threeAndUp: SelectedListingFacet = { name: "Customer rating", value: "3 and up" }

describe.each(allDatabases)("ratings in listings on $kind", ({ open }) => {
  let database: TestDatabase
  let now = 0
  beforeAll(async () => {
    database = await open(sampleCatalog)
    // Only the rotor has reviews: three, with 4.3 stars on average.
    await database.kysely.updateTable("product").set({ rating: 0, review_count: 0 }).execute()
    await database.kysely.updateTable("product").set({ rating: 4.3, review_count: 3 }).where("product_page_id", "=", sample.rotor).execute()
  })
  beforeEach(() => database.kysely.deleteFrom("customer_review").execute())
  afterAll(() => database.drop())

  /** Simulates a process that polls the catalog every few seconds of `now`. */
  const openProcess = () => {
    const changes = createChangeLog(database.kysely, () => now)
    const store = { database: database.kysely, reference: referenceCache(database.kysely, changes), imageUrls: unversionedPictures }
    const list = createListingResolver(
      store,
      createCatalogIndexes(database, changes, async () => NO_VOCABULARY)
    )
    return async () => {
      const [all, rated] = [
        await list({ address: everything, project: null }),
        await list({ address: { ...everything, facets: [threeAndUp] }, project: null })
      ]
      return {
        first: all?.cards.slice(0, 2).map(({ productPageId, rating, reviewCount }) => [productPageId, rating, reviewCount]),
        offered: all?.facets.find(({ name }) => name === "Customer rating")?.values.map(({ count, value }) => [value, count]),
        rated: rated?.cards.map(({ productPageId }) => productPageId)
      }
    }
  }

  const publish = async (skuBaseNumber: string, stars: number): Promise<number> => {
    const texts = { title: "Holds", text: "Holds its lift after a season.", author: "June", written_at: new Date("2026-03-04") }
    const { review_id } = await database.kysely
      .insertInto("customer_review")
      .values({ ...texts, stars, sku_base_number: skuBaseNumber, web_user_guid: crypto.randomUUID(), status: "published" })
      .returning("review_id")
      .executeTakeFirstOrThrow()
    await database.kysely.transaction().execute((transaction) => publishReviews(transaction, [review_id]))
    return review_id
  }

  it(
    "change the facet, the sort order and the card after a review is published or removed, in every process within seconds",
    { tags: "full" },
    async () => {
      const processes = [openProcess(), openProcess()]
      const rotorAlone = {
        first: [
          [sample.rotor, 4.3, 3],
          [sample.camshaft, 0, 0]
        ],
        offered: [
          ["4 and up", 1],
          ["3 and up", 1],
          ["2 and up", 1]
        ],
        rated: [sample.rotor]
      }
      for (const shown of processes) expect(await shown()).toEqual(rotorAlone)

      const reviewId = await publish("CAM-P3", 5)
      now += 6_000
      for (const shown of processes)
        expect(await shown()).toEqual({
          first: [
            [sample.camshaft, 5, 1],
            [sample.rotor, 4.3, 3]
          ],
          offered: [
            ["4 and up", 2],
            ["3 and up", 2],
            ["2 and up", 2]
          ],
          rated: [sample.camshaft, sample.rotor]
        })

      await database.kysely.transaction().execute((transaction) => unpublishReview(transaction, reviewId))
      now += 6_000
      for (const shown of processes) expect(await shown()).toEqual(rotorAlone)
    }
  )

  it(
    "OPS-44 change with prices after direct SQL changes in every process, and move only the changed products",
    { tags: "full" },
    async () => {
      const cheapestFirst = () => {
        const changes = createChangeLog(database.kysely, () => now)
        const store = { database: database.kysely, reference: referenceCache(database.kysely, changes), imageUrls: unversionedPictures }
        const list = createListingResolver(
          store,
          createCatalogIndexes(database, changes, async () => NO_VOCABULARY)
        )
        return async () =>
          (await list({ address: { ...everything, sort: "price" }, project: null }))?.cards.map(({ productPageId }) => productPageId) ?? []
      }
      const processes = [cheapestFirst(), cheapestFirst()]
      const before = await Promise.all(processes.map((shown) => shown()))
      const moved = before[0]!.at(-1)!
      await database.kysely.updateTable("product").set({ price_cents: 1 }).where("product_page_id", "=", moved).execute()
      now += 3_000
      for (const shown of processes) expect(await shown()).toEqual([moved, ...before[0]!.filter((id) => id !== moved)])
    }
  )

  it("include every review of a product after concurrent publications", async () => {
    const ids = await Promise.all([5, 2, 5, 2, 5, 2, 5, 2].map((stars) => publish("CAM-P4", stars)))
    const kit = await database.kysely
      .selectFrom("product")
      .select(["rating", "review_count"])
      .where("product_page_id", "=", sample.kit)
      .executeTakeFirstOrThrow()
    expect(kit).toEqual({ rating: 3.5, review_count: 8 })
    for (const id of ids) await database.kysely.transaction().execute((transaction) => unpublishReview(transaction, id))
  })
})
