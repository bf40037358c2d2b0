import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postgresDatabase, type TestDatabase } from "../../test/allDatabases.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { publishReviews } from "./publishedReviews.ts"

describe("publishReviews", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await postgresDatabase.open(sampleCatalog)
  })
  afterAll(() => database.drop())

  it("OPS-64 locks several products in id order, which avoids a deadlock with updates of variants", async () => {
    const several = [sample.rotor, sample.camshaft, sample.kit]
    // Updates the rows in reverse order, so that their order in the table differs from the order of their ids.
    for (const id of several.toReversed())
      await database.pool.query("update product set title = title || ' ' where product_page_id = $1", [id])
    const texts = { title: "Holds", text: "Holds its lift after a season.", author: "June", written_at: new Date("2026-03-04") }
    const reviews = await database.kysely
      .insertInto("customer_review")
      .values(
        several.map((id) => ({
          ...texts,
          stars: 1,
          sku_base_number: `CAM-P${id}`,
          web_user_guid: crypto.randomUUID(),
          status: "published" as const
        }))
      )
      .returning("review_id")
      .execute()
    const holder = await database.pool.connect()
    await holder.query("begin")
    await holder.query("select from product where product_page_id = $1 for no key update", [sample.rotor])
    const shown = database.kysely.transaction().execute((transaction) =>
      publishReviews(
        transaction,
        reviews.map(({ review_id }) => review_id)
      )
    )
    await expect
      .poll(async () => (await database.pool.query("select from pg_locks where not granted")).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0)
    // The publication has locked no product yet, because it waits for the first one. So the holder of the first can lock the others.
    await holder.query("select from product where product_page_id = any($1) for no key update nowait", [[sample.camshaft, sample.kit]])
    await holder.query("commit")
    holder.release()
    await shown
    const { rows } = await database.pool.query("select review_count from product where product_page_id = any($1)", [several])
    expect(rows.every(({ review_count }) => review_count > 0)).toBe(true)
  })
})
