import { Effect } from "effect"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { sampleCatalog } from "../../../services/src/schema/testing/sampleCatalog.ts"
import { postgresDatabase, type TestDatabase } from "../../../services/test/allDatabases.ts"
import { readSettings, type Settings } from "../settings/Settings.ts"
import { moveCommand, resolvePaths } from "./moveCommand.ts"

const samples = new URL("../../../../packages/catalog-import/test/samples/", import.meta.url).pathname
const faults = path.join(samples, "old-shop/faults")

let folder: string
let settings: Settings
let database: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "camber-move-"))
  settings = Effect.runSync(readSettings({ DATA_DIR: folder, PUBLIC_ORIGIN: "http://shop.test" }))
  database = await postgresDatabase.open(sampleCatalog)
}, 180_000)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const run = async (...words: ReadonlyArray<string>): Promise<string> => (await moveCommand.parse(words)?.(database, settings)) ?? "usage"

const runPractice = async (): Promise<string> => {
  const environment = { DATABASE_URL: database.settings.url?.href ?? "", SESSION_SECRET: "s".repeat(32), PUBLIC_ORIGIN: "http://shop.test" }
  const atServer = Effect.runSync(readSettings({ ...environment, DATA_DIR: folder }))
  return (await moveCommand.parse([faults, "--practice"])?.(database, atServer)) ?? "usage"
}

describe("pnpm move", () => {
  it.each(["", "a b", "a --force", "--check", "a --problems", "a --check --practice", "--help"])(
    "rejects the arguments %j",
    async (words) => {
      expect(await run(...words.split(" ").filter((word) => word !== ""))).toBe("usage")
    }
  )

  it("checks a folder and explains each file and problem", async () => {
    const problems = path.join(folder, "problems.csv")
    const text = await run(faults, "--check", "--problems", problems)
    expect(text).toContain(
      "customers.csv: customers, 6 rows. 4 new, 1 with a password that works, 3 must use Forgot password, 2 left out because of errors."
    )
    expect(text).toContain("  error: customers.csv, line 4, column 2: This is not an email address. (bad-email)")
    expect(text.endsWith("Check only. Nothing was changed.")).toBe(true)
    const [header, first] = readFileSync(problems, "utf8").split("\n")
    expect(header).toBe("severity,file,line,column,field,code,sentence,value")
    expect(first).toBe(
      "error,customers.csv,3,2,email,duplicate-key,june@mail.example is on lines 2 and 3; the first one counts.,JUNE@mail.example"
    )
    expect(await run(faults, "--problems", problems)).toContain("cannot be created")
  })

  it("practices in a separate database, then removes it, and changes nothing in the shop", { timeout: 120_000 }, async () => {
    const text = await runPractice()
    expect(text).toContain("orders.csv: orders, 6 rows. 2 new, 4 left out because of errors.")
    expect(text).toContain("Your shop is unchanged.")
    const { rows } = await database.pool.query(`
      select order_number as name from old_order union all select datname from pg_database where datname = current_database() || '_practice'`)
    expect(rows).toEqual([])
  })

  it("removes the folder of a practice run after Ctrl-C", { tags: "full", timeout: 120_000 }, async () => {
    const practice = path.join(folder, "practice")
    // Without this listener, the signal would end the test process.
    const listener = (): void => undefined
    process.on("SIGINT", listener)
    try {
      const running = run(faults, "--practice")
      await vi.waitFor(() => expect(existsSync(practice)).toBe(true), 60_000)
      process.emit("SIGINT")
      expect(await running).toBe("The practice run was interrupted.")
      expect(existsSync(practice)).toBe(false)
    } finally {
      process.off("SIGINT", listener)
    }
  })

  it.each([
    [
      ["old", "--check"],
      ["/owner/old", "--check"]
    ],
    [
      ["old", "--problems", "out.csv"],
      ["/owner/old", "--problems", "/owner/out.csv"]
    ],
    [
      ["--problems=out.csv", "old"],
      ["--problems=/owner/out.csv", "/owner/old"]
    ]
  ])("resolves the paths of %j from the owner's working folder", (words, resolved) => {
    expect(resolvePaths(words, "/owner")).toEqual(resolved)
  })

  it("moves the records, and writes nothing the second time", async () => {
    expect(await run(faults)).toContain("orders.csv: orders, 6 rows. 2 new, 4 left out because of errors.")
    const again = await run(faults)
    expect(again).toContain("orders.csv: orders, 6 rows. 2 unchanged, 4 left out because of errors.")
    expect(again).toContain("Done. You can run this again at any time: it writes only what differs.")
  })

  it("practices with the records that were moved before", { tags: "full", timeout: 120_000 }, async () => {
    expect(await runPractice()).toContain("orders.csv: orders, 6 rows. 2 unchanged, 4 left out because of errors.")
  })

  it("names a folder that does not exist, and leaves tables of parts to the catalog import", async () => {
    expect(await run("/no/such/folder")).toBe("There is no file or folder /no/such/folder.")
    expect(await run(path.join(samples, "camber"), "--check")).toContain(
      "brands.csv: this command does not move this file. Load parts with pnpm catalog import."
    )
  })
})
