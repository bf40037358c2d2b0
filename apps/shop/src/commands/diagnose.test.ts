import { Effect, Exit, Scope } from "effect"
import { readdirSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sampleCatalog } from "../../../services/src/schema/testing/sampleCatalog.ts"
import { embeddedDatabase, type TestDatabase } from "../../../services/test/allDatabases.ts"
import { readSettings } from "../settings/Settings.ts"
import { serveCommands } from "./commandSocket.ts"
import { diagnose } from "./diagnose.ts"

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await embeddedDatabase.open(sampleCatalog)
  folder = database.settings.dataDir
})
afterAll(() => database.drop())

const check = async (environment: Record<string, string>) => {
  const report = await Effect.runPromise(diagnose(environment))
  return Object.fromEntries(report.map(({ name, outcome, sentence }) => [name, `${outcome}: ${sentence}`]))
}

describe("diagnose", () => {
  it("OPS-89 checks a running shop on its embedded database in the shop's process, with the shop's settings", async () => {
    const scope = Scope.makeUnsafe()
    const settings = Effect.runSync(readSettings({ DATA_DIR: folder, PUBLIC_ORIGIN: "http://shop.test" }))
    await Effect.runPromise(Scope.provide(serveCommands(database, settings), scope))
    const report = await check({ DATA_DIR: folder })
    await Effect.runPromise(Scope.close(scope, Exit.void))
    expect(report["Proxy"]).toContain("warn: http://shop.test is not encrypted")
    expect(report["Database"]).toMatch(/^pass: The embedded PostgreSQL responds/)
    expect(report["Test order"]).toMatch(/^pass: /)
  })

  it("fails only the database check while another process that runs no commands has locked the folder", async () => {
    const report = await check({ DATA_DIR: folder })
    expect(report["Database"]).toMatch(/^fail: The data folder \S+ is in use by process \d+/)
    expect(report["Migrations"]).toMatch(/^warn: Not checked/)
    expect(report["Disk"]).toMatch(/^\w+: The disk of /)
  })

  it("fails without a database and creates none", async () => {
    const missing = path.join(folder, "missing")
    expect((await check({ DATA_DIR: missing }))["Database"]).toMatch(/^fail: The folder \S+ has no database yet/)
    expect(readdirSync(folder)).not.toContain("missing")
  })

  it("fails for an unreachable server without printing its password", async () => {
    const report = await check({
      DATA_DIR: folder,
      DATABASE_URL: "postgres://camber:hunter2@127.0.0.1:1/camber",
      SESSION_SECRET: "8d5f0c1b7a3e4d6f9b2c8e1a0f7d5c3b"
    })
    expect(report["Database"]).toMatch(/^fail: The database server at 127.0.0.1:1 does not respond/)
    expect(JSON.stringify(report)).not.toContain("hunter2")
  })

  it("fails for an invalid setting and reports that the other checks need valid settings", async () => {
    expect(await check({ PUBLIC_ORIGIN: "https://shop.example" })).toEqual({
      Settings: expect.stringMatching(/^fail: PROXY_HEADER is not set: it must be the header/),
      "Other checks": "warn: Not run, because they need valid settings."
    })
  })
})
