import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { articles } from "@camber/toolbox-articles"
import { repairProductAggregates } from "../products/availability.ts"
import { demoCatalog } from "./testing/demoCatalog.ts"
import { insertOrder } from "../staff/testing/insertOrder.ts"
import { countOwnWork, isSeeded, seed, type SeedProgress } from "./seed.ts"

const size = { source: demoCatalog, skus: 600, seed: "camber" }

const count = async (database: TestDatabase, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.kysely)
  return rows[0]?.count ?? 0
}

/** Error that a source throws between products, so that the seeding is aborted as if the process were killed. */
const broken = (): Error => new Error("killed")

describe.each(allDatabases)("seeding on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.drop())

  it("completes a catalog after an aborted seeding", async () => {
    expect(await isSeeded(database.kysely)).toBe(false)
    const report = ({ skus }: SeedProgress): void => {
      if (skus > 0) throw broken()
    }
    await expect(seed(database.background, { ...size, report })).rejects.toThrow("killed")
    expect(await isSeeded(database.kysely)).toBe(false)
    expect(await count(database, "variant")).toBeGreaterThan(0)

    const stages: Array<string> = []
    await seed(database.background, { ...size, report: ({ stage }) => stages.push(stage) })
    expect(await isSeeded(database.kysely)).toBe(true)
    expect([...new Set(stages)]).toEqual(["vehicles", "products", "finishing"])
    const row = await database.kysely.selectFrom("catalogue").selectAll().executeTakeFirstOrThrow()
    expect(row.skus).toBe(await count(database, "variant"))
    expect(row.skus).toBeGreaterThanOrEqual(size.skus)
  }, 60_000)

  it("makes parts searchable by words, most popular first", async () => {
    const { rows: found } = await sql<{
      title: string
    }>`select title from product where search @@ websearch_to_tsquery('english', 'camaro rotors') order by sales_rank`.execute(
      database.kysely
    )
    expect(found[0]?.title).toContain("Brake Rotor")
    const { rows: terms } = await sql<{
      term: string
    }>`select term from search_term where search @@ to_tsquery('simple', 'camaro & brake & rot:*')`.execute(database.kysely)
    expect(terms.map(({ term }) => term)).toContain("camaro brake rotors")
    const { rows: places } = await sql<{
      category_id: string
    }>`select category_id from search_term where term in ('wheel & tire', 'wheels & tires')`.execute(database.kysely)
    expect(places.map(({ category_id }) => category_id)).toEqual(["2-17", "2-17"])
  })

  it("OPS-64 creates every product with data that match its variants", async () => {
    const products = () => database.kysely.selectFrom("product").selectAll().orderBy("product_page_id").execute()
    const before = await products()
    await repairProductAggregates(database.kysely)
    expect(await products()).toEqual(before)
  })

  it("inserts every article with existing product types and race types", async () => {
    expect(await count(database, "article")).toBe(articles.length)
    const { rows: strays } = await sql<{ slug: string }>`
      select slug from article
      where exists (select from unnest(product_types) as named where named not in (select slug from product_type))
         or exists (select from unnest(race_types) as named where named not in (select slug from race_type))`.execute(database.kysely)
    expect(strays).toEqual([])
  })

  it("OPS-91 counts orders and changed parts, which another seeding would delete", async () => {
    const { kysely } = database
    expect(await countOwnWork(kysely)).toEqual({ orders: 0, parts: 0 })
    const { sku_variant_number: sku } = await kysely.selectFrom("variant").select("sku_variant_number").limit(1).executeTakeFirstOrThrow()
    await sql`update variant set price_cents = price_cents + 100 where sku_variant_number = ${sku}`.execute(kysely)
    await insertOrder(kysely, "1000000001")
    expect(await countOwnWork(kysely)).toEqual({ orders: 1, parts: 1 })
  })

  it("replaces the catalog under a new version and keeps all visitor data", { tags: "full", timeout: 60_000 }, async () => {
    const web_user_guid = crypto.randomUUID()
    const id = crypto.randomUUID()
    const list = JSON.stringify({ id: null, name: null, attribution: null })
    const at = new Date(0).toISOString()
    const { kysely } = database
    await kysely.insertInto("customer_project").values({ web_user_guid, project_id: id, identity: "i", project: "{}" }).execute()
    await kysely
      .insertInto("cart_line")
      .values({ web_user_guid, line_id: id, sku_variant_number: "CAM-2-1", components: "[]", identity: "i", quantity: 3, list })
      .execute()
    await kysely.insertInto("idempotent_reply").values({ web_user_guid, idempotency_key: id, request_hash: "h" }).execute()
    await kysely.insertInto("event").values({ web_user_guid, name: "n", fields: "{}", page: "/", at }).execute()
    const tables = ["customer_project", "cart_line", "idempotent_reply", "event"] as const
    const rows = () => Promise.all(tables.map((table) => kysely.selectFrom(table).selectAll().execute()))
    const version = () => kysely.selectFrom("catalogue").select("version").executeTakeFirstOrThrow()
    const [before, older] = [await rows(), await version()]
    await seed(database.background, { ...size, skus: 300, report: () => undefined })
    expect(await rows()).toEqual(before)
    expect(before.map((rows) => rows.length)).toEqual([1, 1, 1, 1])
    expect(await version()).not.toEqual(older)
    expect(await count(database, "base_vehicle")).toBe(14_074)
    expect(await count(database, "variant")).toBeLessThan(600)
  })

  it("OPS-91 completes a catalog without parts, with every vehicle and category", { tags: "full", timeout: 60_000 }, async () => {
    const empty = { ...demoCatalog, readCatalog: async function* () {} }
    await seed(database.background, { ...size, source: empty, report: () => undefined })
    expect(await isSeeded(database.kysely)).toBe(true)
    expect(await Promise.all(["variant", "product"].map((table) => count(database, table)))).toEqual([0, 0])
    expect(await count(database, "base_vehicle")).toBe(14_074)
    expect(await count(database, "category")).toBeGreaterThan(10)
  })
})
