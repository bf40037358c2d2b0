import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { boughtQuery, boughtTogether } from "./boughtTogether.ts"

describe.each(allDatabases)("boughtTogether on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  let number = 1_000_000_000
  /** Inserts an order with one unit of each product, from a new customer by default. */
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

  it("returns products that at least three customers ordered together with a product, most customers first, without canceled orders", async () => {
    for (let customer = 0; customer < 3; customer++) await ordered(["CAM-A", "CAM-B"])
    for (let customer = 0; customer < 4; customer++) await ordered(["CAM-A", "CAM-C"])
    for (let customer = 0; customer < 3; customer++) await ordered(["CAM-A", "CAM-D"], { status: "canceled" })
    const guid = crypto.randomUUID()
    for (let order = 0; order < 5; order++) await ordered(["CAM-A", "CAM-E"], { guid })
    expect(await boughtTogether(database.kysely, ["CAM-A"])).toEqual(["CAM-C", "CAM-B"])
    expect(await boughtTogether(database.kysely, ["CAM-A", "CAM-C"])).toEqual(["CAM-B"])
    expect(await boughtTogether(database.kysely, [])).toEqual([])
  })

  it("reads the newest orders of a best seller from an index without sorting", async () => {
    await sql`
      insert into customer_order (web_user_guid, order_number, email, contact, shipping_method, payment, subtotal_cents, savings_cents,
        promo_cents, points_redeemed, points_cents, shipping_cents, tax_cents, total_cents, points_earned)
      select gen_random_uuid(), 'best' || n, '', '{}', 'standard', '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0 from generate_series(1, 3000) as n`.execute(
      database.kysely
    )
    await sql`
      insert into order_line (web_user_guid, order_number, ordinality, sku_variant_number, sku_base_number, product_page_id, title, brand, image,
        url, options, components, quantity, unit_price_cents, discount_cents, paid_cents, list, placed_at)
      select web_user_guid, order_number, place, base || '-1', base, 1, '', '', '', '', '[]', '[]', 1, 0, 0, 0, '{}',
        now() - make_interval(mins => substr(order_number, 5)::int)
      from customer_order, unnest(array['CAM-Z', 'CAM-Z' || order_number]) with ordinality as bought (base, place)
      where order_number like 'best%'`.execute(database.kysely)
    await sql`analyze order_line, customer_order`.execute(database.kysely)
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${boughtQuery(["CAM-Z"])}`.execute(database.kysely)
    const plan = rows.map((row) => row["QUERY PLAN"])
    expect(plan.some((line) => line.includes("order_line_newest"))).toBe(true)
    expect(plan.some((line) => /Sort Key: .*placed_at/.test(line))).toBe(false)
  })
})
