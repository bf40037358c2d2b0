import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { readFeedProducts } from "./readFeedProducts.ts"

const categories = { categories: { pathTo: () => [] } } as never

describe.each(allDatabases)("readFeedProducts on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const ids = Array.from({ length: 600 }, (_, index) => 1000 + index)
    await shop.database.kysely
      .insertInto("product")
      .values(ids.map((id) => productRow(id)))
      .execute()
    await shop.database.kysely
      .insertInto("variant")
      .values(ids.map((id) => variantRow(id, 1)))
      .execute()
  })
  afterAll(() => shop.database.drop())

  it("reads each product once, in batches of limited size", async () => {
    const ids: Array<string> = []
    for await (const batch of readFeedProducts(shop.database.kysely, categories)) {
      expect(batch.length).toBeLessThanOrEqual(250)
      ids.push(...batch.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(600)
  })
})
