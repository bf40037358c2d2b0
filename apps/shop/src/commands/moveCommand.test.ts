import { Effect } from "effect"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
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
  database = await postgresDatabase.open()
}, 180_000)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const run = async (...words: ReadonlyArray<string>): Promise<string> => (await moveCommand.parse(words)?.(database, settings)) ?? "usage"

describe("pnpm move", () => {
  it.each(["", "a b", "a --force", "--check", "a --problems"])("rejects the arguments %j", async (words) => {
    expect(await run(...words.split(" ").filter((word) => word !== ""))).toBe("usage")
  })

  it("checks a folder and explains each file and problem", async () => {
    const problems = path.join(folder, "problems.csv")
    const text = await run(faults, "--check", "--problems", problems)
    expect(text).toContain(
      "customers.csv: customers, 6 rows. 4 new, 1 with a password that works, 3 must use Forgot password, 2 left out because of errors."
    )
    expect(text).toContain("  error: customers.csv, line 4, column 2: This is no email address. (bad-email)")
    expect(text.endsWith("Check only. Nothing was changed.")).toBe(true)
    const [header, first] = readFileSync(problems, "utf8").split("\n")
    expect(header).toBe("severity,file,line,column,field,code,sentence,value")
    expect(first).toBe(
      "error,customers.csv,3,2,email,duplicate-key,june@mail.example is on lines 2 and 3; the first one counts.,JUNE@mail.example"
    )
    expect(await run(faults, "--problems", problems)).toContain("cannot be created")
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
  ])("resolves the paths of %j in the owner's folder", (words, resolved) => {
    expect(resolvePaths(words, "/owner")).toEqual(resolved)
  })

  it("moves, and writes nothing the second time", async () => {
    expect(await run(faults)).toContain("orders.csv: orders, 6 rows. 2 new, 4 left out because of errors.")
    const again = await run(faults)
    expect(again).toContain("orders.csv: orders, 6 rows. 2 unchanged, 4 left out because of errors.")
    expect(again).toContain("Done. Run it again at any time: only what differs is written.")
  })

  it("names a folder that does not exist, and leaves tables of parts to the catalog's import", async () => {
    expect(await run("/no/such/folder")).toBe("There is no file or folder /no/such/folder.")
    expect(await run(path.join(samples, "camber"), "--check")).toContain(
      "brands.csv: not a file that is moved. Load parts with pnpm catalog import."
    )
  })
})
