import { migrations } from "@camber/services/database"
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sampleCatalog } from "../../../services/src/schema/testing/sampleCatalog.ts"
import { embeddedDatabase, type TestDatabase } from "../../../services/test/allDatabases.ts"
import { readSettings } from "../settings/Settings.ts"
import { checkClock } from "./runChecks.ts"
import { checkDatabase, checkMigrations, checkTestOrder, checkWarehouses } from "./databaseChecks.ts"
import { checkPictures } from "./fileChecks.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await embeddedDatabase.open(sampleCatalog)
})
afterAll(() => database.drop())

const settings = (environment: Record<string, string> = {}) => Effect.runSync(readSettings(environment))

describe("checkDatabase", () => {
  it("passes with the version of a database that responds", async () => {
    expect(await checkDatabase(database)).toEqual({
      outcome: "pass",
      sentence: expect.stringMatching(/^The embedded PostgreSQL responds, version 1\d\.\d+/)
    })
  })
})

describe("checkMigrations", () => {
  const newer = { ...migrations, "9999-newer": { up: async () => {} } }

  it("passes if all migrations have run", async () => {
    expect(await checkMigrations(database, migrations, settings())).toMatchObject({ outcome: "pass" })
  })

  it("fails if a migration has not run and only a command runs migrations", async () => {
    expect(await checkMigrations(database, newer, settings({ MIGRATIONS: "by-command" }))).toEqual({
      outcome: "fail",
      sentence: 'The database lacks migration 9999-newer: run "pnpm migrate", or set MIGRATIONS to at-start.'
    })
  })

  it("warns about a missing migration that the next start runs, and does not run it", async () => {
    const warning = { outcome: "warn", sentence: 'Migration 9999-newer has not run: restart the shop, or run "pnpm migrate".' }
    expect(await checkMigrations(database, newer, settings())).toEqual(warning)
    expect(await checkMigrations(database, newer, settings())).toEqual(warning)
  })

  it("fails if the file of an applied migration was changed", async () => {
    const [name = ""] = Object.keys(migrations)
    const edited = { ...migrations, [name]: { up: async () => {}, checksum: "0" } }
    expect(await checkMigrations(database, edited, settings())).toMatchObject({
      outcome: "fail",
      sentence: expect.stringContaining(`${name} was changed`)
    })
  })
})

describe("checkClock", () => {
  it.each([
    { seconds: 0, outcome: "pass" },
    { seconds: 30, outcome: "warn" },
    { seconds: -3600, outcome: "fail" }
  ])("reports $outcome if this machine's clock is $seconds s ahead of the database's", async ({ outcome, seconds }) => {
    expect(await checkClock(database, () => Date.now() + seconds * 1000)).toMatchObject({ outcome })
  })
})

describe("checkPictures", () => {
  it("passes if photographs can be encoded, and warns about photographs that could not be loaded", async () => {
    expect(await checkPictures(database)).toEqual({
      outcome: "pass",
      sentence: "0 photographs and documents are shown, 0 are still loading."
    })
    const source = "https://images.example/rotor.jpg"
    await database.kysely.insertInto("picture").values({ source, state: "failed" }).execute()
    await database.kysely.insertInto("product_picture").values({ product_page_id: 2, ordinality: 1, alt: "", source }).execute()
    expect(await checkPictures(database)).toMatchObject({ outcome: "warn", sentence: expect.stringContaining("1 could not be loaded") })
  })
})

describe("checkWarehouses", () => {
  it("warns about warehouses without a ZIP code and names the page to set it on", async () => {
    expect(await checkWarehouses(database)).toEqual({ outcome: "pass", sentence: "Every warehouse has a ZIP code: 4 in all." })
    const north = { number: 1, name: "North", zip: null, cutOffHour: 14, zone: "Central" }
    await database.pool.query("insert into shop_setting (name, value) values ('warehouses', $1)", [JSON.stringify([north])])
    expect(await checkWarehouses(database)).toEqual({
      outcome: "warn",
      sentence: "Delivery dates are too cautious without the ZIP code of each warehouse: set it at /staff/shop for North."
    })
    await database.pool.query("delete from shop_setting where name = 'warehouses'")
  })
})

describe("checkTestOrder", () => {
  it("passes with the total of a test order, and does not keep the order", async () => {
    expect(await checkTestOrder(database, settings())).toEqual({
      outcome: "pass",
      sentence: expect.stringMatching(/^An order of CAM-\S+ would cost \$[\d,]+\.\d\d\. No order was kept\.$/)
    })
    for (const table of ["cart_line", "customer_order", "mail"] as const)
      expect(await database.kysely.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it("fails with the lines of an invalid table of rates", async () => {
    const file = path.join(database.settings.dataDir, "taxes.csv")
    writeFileSync(file, "country,region,zip_from,zip_to,rate,taxes_shipping,taxes_cores\nUS,OH,,,ten,no,no\n")
    expect(await checkTestOrder(database, settings({ TAX_RATES: file }))).toMatchObject({
      outcome: "fail",
      sentence: expect.stringContaining("line 2")
    })
  })

  it("warns if no part is in stock", async () => {
    await database.kysely.updateTable("variant").set({ quantity: 0, availability: "Backorderable" }).execute()
    expect(await checkTestOrder(database, settings())).toMatchObject({ outcome: "warn" })
  })
})
