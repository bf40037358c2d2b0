import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { Tables } from "../database/tables.ts"
import { createPictureSweep } from "./createPictureSweep.ts"
import { FULL, LOGO, toPictureKey } from "./pictureAddress.ts"
import { createMemoryFiles } from "./testing/createMemoryFiles.ts"

const DAY_MS = 86_400_000

describe.each(allDatabases)("the sweep of unused photographs on $kind", ({ open }) => {
  let shop: OpenServices
  let database: Kysely<Tables>
  let files = createMemoryFiles()
  let product: number
  beforeAll(async () => {
    shop = await openServices(open)
    database = shop.database.kysely
    product = (await database.selectFrom("product").select("product_page_id").orderBy("product_page_id").limit(1).executeTakeFirstOrThrow())
      .product_page_id
  })
  beforeEach(async () => {
    files = createMemoryFiles()
    for (const table of ["product_picture", "product_picture_edit", "picture"] as const) await database.deleteFrom(table).execute()
  })
  afterAll(() => shop.database.drop())

  const hash = (letter: string) => letter.repeat(32)
  const toKey = (letter: string) => toPictureKey(hash(letter), { width: 640, height: 480 })
  const store = async (letter: string, unusedDays: number | null, source = `upload:${toKey(letter)}`) => {
    await files.save(toKey(letter), new Map([[FULL, Buffer.from(letter)]]))
    await sql`
      insert into picture (source, state, hash, width, height, unused_since)
      values (${source}, 'ready', ${hash(letter)}, 640, 480, now() - make_interval(days => ${unusedDays}))`.execute(database)
    return source
  }
  const sweep = (now = Date.now()) => createPictureSweep(database, files, () => now)()
  const listSources = async () => (await database.selectFrom("picture").select("source").execute()).map(({ source }) => source)

  it("EDIT-38 keeps files that a part or an edit by staff uses, even if they were unused for a long time before", async () => {
    const shown = await store("a", 40)
    const edited = await store("b", 40)
    await database
      .insertInto("product_picture")
      .values({ product_page_id: product, ordinality: 1, sku: null, alt: "", source: shown })
      .execute()
    const entries = JSON.stringify([{ source: edited, sku: null, alt: null, isRemoved: false }])
    await sql`insert into product_picture_edit (product_page_id, entries) values (${product}, ${entries}::jsonb)`.execute(database)
    await sweep()
    expect((await listSources()).toSorted()).toEqual([shown, edited])
    const rows = await database.selectFrom("picture").select("unused_since").execute()
    expect(rows.map((row) => row.unused_since)).toEqual([null, null])
  })

  it("EDIT-38 deletes a photograph a month after its last use, but not earlier", async () => {
    await store("c", null)
    await sweep()
    expect(await files.has(toKey("c"))).toBe(true)
    await sql`update picture set unused_since = unused_since - interval '31 days'`.execute(database)
    await sweep()
    expect([await listSources(), await files.has(toKey("c"))]).toEqual([[], false])
  })

  it("EDIT-38 keeps files that another source or an order uses", async () => {
    await store("d", 40)
    await store("d", 1, "https://images.example/same.jpg")
    await store("e", 40)
    const line = { image: `/pictures/${toKey("e")}/512.webp` }
    await database.updateTable("variant").set(line).where("product_page_id", "=", product).execute()
    await sweep()
    expect([await files.has(toKey("d")), await files.has(toKey("e"))]).toEqual([true, true])
    expect(await listSources()).toEqual(["https://images.example/same.jpg"])
  })

  it("EDIT-38 deletes old files that no row refers to, except logos", async () => {
    await files.save(toKey("0"), new Map([[FULL, Buffer.from("old")]]))
    await files.save(toKey("1"), new Map([[LOGO, Buffer.from("logo")]]))
    await sweep(20 * DAY_MS)
    expect(await files.has(toKey("0"))).toBe(true)
    await sweep(40 * DAY_MS)
    expect([await files.has(toKey("0")), await files.has(toKey("1"))]).toEqual([false, true])
  })
})
