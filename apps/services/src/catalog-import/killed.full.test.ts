import { listing } from "@camber/domain/search"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { defaults } from "../../test/openServices.ts"
import { demoContent } from "../../test/demoContent.ts"
import { runProgram } from "../../test/Program.ts"
import { testVisitor } from "../../test/testVisitor.ts"
import { type Database, openDatabase } from "../database/openDatabase.ts"
import { createServices } from "../handler.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { importCatalog } from "./index.ts"
import { manyParts, PARTS } from "./testing/ownShop.ts"

/** Stages of an import: name, a query that only this stage sends, and the number of such queries after which the process is killed. */
const stages = [
  ["staging", "insert into import_product", 2],
  ["difference", '"withoutBrand"', 2],
  ["the first batch", "insert into own_product", 1],
  ["a later batch", "insert into own_product", 2],
  ["withdrawing", "insert into leaving_product", 1],
  ["kits", "jsonb_array_length(content -> 'kit')", 1],
  ["the switch", "insert into search_term", 1],
  ["after the switch", "", 1]
] as const

const all = { scope: { kind: "all", slug: "all" }, query: "", facets: [], fits: false, exact: false, sort: "relevance", page: 1 } as const

describe.each(allDatabases)("an import whose process is killed on $kind", ({ kind, open }) => {
  let database: TestDatabase
  let version = 0
  beforeAll(async () => {
    database = await open(sampleCatalog)
    await load(database)
    await database.close()
  }, 60_000)
  afterAll(() => database.drop())

  const load = async (opened: Pick<Database, "background">) => {
    version += 1
    const request = { files: manyParts(version), source: `v${version}`, isCheck: false, mayRemove: true, isAgain: false }
    const { getPartImagePath } = demoContent.illustrations
    return importCatalog(opened.background, request, { getPartImagePath, categoryAliases: [], isOnlyProcess: kind === "embedded" })
  }

  it.each(stages)(
    "leaves the shop complete after a kill in %s, and lets the next import succeed",
    { timeout: 60_000 },
    async (_, query, count) => {
      const before = version
      version += 1
      const { dataDir, url } = database.settings
      const program = runProgram("importParts", dataDir, url?.href ?? "", String(version), query, String(count))
      const line = await program.line()
      program.process.kill("SIGKILL")
      await program.end
      expect(line).toBe(query === "" ? "loaded" : "here")

      const opened = await Effect.runPromise(openDatabase(database.settings))
      const services = createServices({ ...demoContent, database: opened, settings: defaults, report: () => undefined })
      const { listing: shown } = await testVisitor(services).ask(listing, { address: all, project: null })
      expect(shown?.total).toBeGreaterThanOrEqual(PARTS - 2)
      const cards = shown?.cards ?? []
      expect(cards.length).toBeGreaterThan(20)
      // No part is half written: price and title are of the same version.
      for (const { displayTitle, pricing } of cards) {
        const own = Number(/v(\d+)$/.exec(displayTitle)?.[1])
        expect([before, version]).toContain(own)
        expect(pricing.salePrice).toBe(10 + own)
      }

      // On PostgreSQL, an import counts as killed only after some seconds without a batch, because another process could still be writing.
      await sql`update import set beat_at = beat_at - interval '1 minute'`.execute(opened.kysely)
      expect(await load(opened)).toMatchObject({ state: "loaded", counts: { products: PARTS - 1, added: 1, gone: 1 } })
      const { rows } = await sql<{ title: string }>`
      select distinct regexp_replace(title, '^.* ', '') as title from product where product_page_id not in (select product_page_id from leaving_product)`.execute(
        opened.kysely
      )
      expect(rows).toEqual([{ title: `v${version}` }])
      const { rows: left } = await sql`
      select from import where state in ('writing', 'undoing') or state <> 'reading' and import_id in (select import_id from import_product)`.execute(
        opened.kysely
      )
      expect(left).toEqual([])
      await opened.close()
    }
  )
})
