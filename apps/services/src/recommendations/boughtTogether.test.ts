import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testDatabases, type TestDatabase } from "../../test/testDatabases.ts"
import { boughtTogether } from "./boughtTogether.ts"

describe.each(testDatabases)("what is bought together on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  let number = 1_000_000_000
  /** An order of one piece each; by a customer of its own unless told otherwise. */
  const ordered = async (
    bases: ReadonlyArray<string>,
    { guid = crypto.randomUUID() as string, status = "placed" as "placed" | "canceled" } = {}
  ) => {
    const order = { web_user_guid: guid, order_number: String(number++) }
    await database.kysely
      .insertInto("customer_order")
      .values({
        ...order,
        status,
        tracking_number: null,
        email: "june@example.com",
        contact: "{}",
        shipping_method: "standard",
        payment: "{}",
        subtotal_cents: 0,
        savings_cents: 0,
        promo_code: null,
        promo_cents: 0,
        points_redeemed: 0,
        points_cents: 0,
        shipping_cents: 0,
        tax_cents: 0,
        total_cents: 0,
        points_earned: 0,
        attribution: null
      })
      .execute()
    const line = { title: "", brand: "", image: "", url: "", options: "[]", components: "[]", quantity: 1, list: "{}", added_for: null }
    const money = { unit_price_cents: 0, list_price_cents: null, discount_cents: 0, paid_cents: 0 }
    const rows = bases.map((base, index) => ({
      ...order,
      ...line,
      ...money,
      ordinality: index + 1,
      sku_base_number: base,
      sku_variant_number: `${base}-1`,
      product_page_id: index
    }))
    await database.kysely.insertInto("order_line").values(rows).execute()
  }

  it("comes from what three customers or more ordered with it, most of them first, and not from canceled orders", async () => {
    for (let customer = 0; customer < 3; customer++) await ordered(["CAM-A", "CAM-B"])
    for (let customer = 0; customer < 4; customer++) await ordered(["CAM-A", "CAM-C"])
    for (let customer = 0; customer < 3; customer++) await ordered(["CAM-A", "CAM-D"], { status: "canceled" })
    const guid = crypto.randomUUID()
    for (let order = 0; order < 5; order++) await ordered(["CAM-A", "CAM-E"], { guid })
    expect(await boughtTogether(database.kysely, ["CAM-A"])).toEqual(["CAM-C", "CAM-B"])
    expect(await boughtTogether(database.kysely, ["CAM-A", "CAM-C"])).toEqual(["CAM-B"])
    expect(await boughtTogether(database.kysely, [])).toEqual([])
  })
})
