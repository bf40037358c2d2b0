import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { ALL_PRODUCTS, inCategories } from "../products/ListingFilter.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { chosenProducts, type ProductChoice } from "./recommendedProducts.ts"
import { togetherQuery } from "./recordedBehavior.ts"

const PRODUCTS = 20_000

describe.each(allDatabases)("recommendation queries with 20,000 products on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const columns = `product_type_id, brand_id, category_id, slug, keywords, description, bullets, specifications, options, segment, affinity,
      ribbon_text, has_active_rebate, is_kit, kit_item_count, lead_variant_number, price_cents, list_price_cents, rating, review_count, restrictions, image`
    await sql
      .raw(
        `insert into product (product_page_id, sku_base_number, title, availability, sales_rank, added_on, ${columns})
         select 10000 + n, 'CAM-Q' || n, 'Part', 'InStock', 1000 + n, date '2020-01-01' + n % 900, ${columns}
         from product, generate_series(1, ${PRODUCTS}) n where product_page_id = ${sample.lastFiller}`
      )
      .execute(shop.database.kysely)
    await sql
      .raw(
        `insert into event (web_user_guid, name, fields, page, at, received_at)
         select gen_random_uuid(), 'Product Viewed', jsonb_build_object('skuBaseNumber', 'CAM-Q' || n), '/', now(), now()
         from generate_series(1, ${PRODUCTS}) n`
      )
      .execute(shop.database.kysely)
    await sql`analyze product, event`.execute(shop.database.kysely)
  }, 60_000)
  afterAll(() => shop.database.drop())

  const readsAll = /Seq Scan on (?:product|event)\b/
  const getPlan = async (choice: Pick<ProductChoice, "condition" | "order">) => {
    const query = chosenProducts(shop.database.kysely, { ...choice, without: ["CAM-P2"], limit: 10 })
    return JSON.stringify(await query.explain("text"))
  }

  it.each([
    ["the best sellers", { condition: ALL_PRODUCTS, order: "popular" }],
    ["the newest", { condition: ALL_PRODUCTS, order: "new" }],
    ["the best sellers of some categories", { condition: inCategories(["9-9", "8-8"]), order: "popular" }],
    ["named products in their order", { condition: ALL_PRODUCTS, order: ["CAM-Q7", "CAM-Q3", "CAM-P2"] }]
  ] as const)("use an index to find %s", async (_, choice) => {
    expect(await getPlan(choice)).not.toMatch(readsAll)
  })

  it("use an index to find products that the same visitors viewed, and the check detects a full scan", async () => {
    const { rows } = await sql`explain ${togetherQuery(["CAM-Q5"], "Product Viewed")}`.execute(shop.database.kysely)
    expect(JSON.stringify(rows)).not.toMatch(readsAll)
    const unindexed = await sql`explain select 1 from event where page = '/x'`.execute(shop.database.kysely)
    expect(JSON.stringify(unindexed.rows)).toMatch(readsAll)
  })
})
