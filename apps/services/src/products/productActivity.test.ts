import { productActivities, SkuBaseNumber } from "@camber/domain/catalog"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { readActivity } from "./productActivity.ts"

describe.each(allDatabases)("product activity on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const happened = (name: string, skuBaseNumber: string, visitors: number, day = 1) =>
    shop.database.kysely
      .insertInto("event")
      .values(
        Array.from({ length: visitors }, () => ({
          web_user_guid: crypto.randomUUID(),
          visitor_id: null,
          name,
          fields: JSON.stringify({ skuBaseNumber }),
          page: "/",
          at: new Date().toISOString(),
          received_at: new Date(Date.now() - day * 86_400_000)
        }))
      )
      .execute()

  it("CALL-132 reports products that many visitors added or viewed this week, and no others", async () => {
    await happened("Product Added", "CAM-P2", 6)
    await happened("Product Viewed", "CAM-P2", 40)
    await happened("Product Added", "CAM-P3", 4)
    await happened("Product Viewed", "CAM-P3", 9)
    await happened("Product Viewed", "CAM-P8", 4)
    await happened("Product Added", "CAM-P9", 50, 8)
    const request = new Request(`http://shop.test${productActivities.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: shop.cookie },
      body: JSON.stringify({ skuBaseNumbers: ["CAM-P9", "CAM-P8", "CAM-P3", "CAM-P2", "CAM-P999"] })
    })
    expect(await (await shop.handler(request))?.json()).toEqual({
      productActivities: [
        { skuBaseNumber: "CAM-P3", text: "9 people viewed it this week" },
        { skuBaseNumber: "CAM-P2", text: "In 6 carts this week" }
      ]
    })
  })

  it("refreshes its counts every five minutes", async () => {
    let now = 0
    const ask = readActivity(shop.database.kysely, () => now)
    const question = { skuBaseNumbers: [SkuBaseNumber.make("CAM-P8")] }
    expect((await ask(question)).productActivities).toEqual([])
    await happened("Product Viewed", "CAM-P8", 3)
    now = 299_999
    expect((await ask(question)).productActivities).toEqual([])
    now = 300_000
    expect((await ask(question)).productActivities).toHaveLength(1)
  })
})
