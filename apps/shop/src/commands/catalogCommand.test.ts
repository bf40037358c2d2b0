import { createFolderFiles, runPictureJob } from "@camber/services/pictures"
import { reseed } from "@camber/services/seeding"
import { Effect } from "effect"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postgresDatabase, type TestDatabase } from "../../../services/test/allDatabases.ts"
import { readSettings, type Settings } from "../settings/Settings.ts"
import { emptyCatalog } from "../shop/demoCatalog.ts"
import { catalogCommand } from "./catalogCommand.ts"
import { openImportFiles } from "./openImportFiles.ts"

let folder: string
let settings: Settings
const sample = new URL("../../../../packages/catalog-import/test/samples/", import.meta.url).pathname
let database: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "camber-catalog-"))
  settings = Effect.runSync(readSettings({ DATA_DIR: folder, PUBLIC_ORIGIN: "http://shop.test" }))
  database = await postgresDatabase.open()
  await reseed(database.background, { source: emptyCatalog, skus: 1, seed: "own", report: () => undefined })
}, 180_000)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const run = async (...words: ReadonlyArray<string>): Promise<string> => (await catalogCommand.parse(words)?.(database, settings)) ?? "usage"

describe("pnpm catalog", () => {
  it.each(["", "import", "import a b", "check a --force", "undo a", "export", "prices", "stock a --again"])(
    "rejects the arguments %j",
    async (words) => {
      expect(await run(...words.split(" "))).toBe("usage")
    }
  )

  it("names the file or folder that it cannot open", async () => {
    expect(await run("check", "/no/such/folder")).toBe("There is no file or folder /no/such/folder.")
    writeFileSync(path.join(folder, "parts.zip"), "PK")
    expect(await run("check", path.join(folder, "parts.zip"))).toMatch(/^parts\.zip: The zip file is incomplete or damaged: /)
  })

  it("opens only regular files of limited size", async () => {
    expect(await run("check", "/dev/null")).toBe("null is not a file that can be read.")
    const tables = path.join(folder, "tables")
    mkdirSync(path.join(tables, "products.csv"), { recursive: true })
    expect(await run("check", tables)).toBe("products.csv is not a file that can be read.")
    const file = path.join(folder, "large.csv")
    writeFileSync(file, "x".repeat(11))
    expect(await openImportFiles(file, 10)).toMatch(/^large\.csv has 11 bytes; at most 10 are read\./)
  })

  it("checks a WooCommerce export and explains it", async () => {
    const text = await run("check", path.join(sample, "wc-product-export.csv"))
    expect(text).toContain(
      "This is a WooCommerce export: 162 rows, 60 products, 140 variants.\n1 product is hidden, and not in the shop.\n59 new, "
    )
    expect(text).toContain("0 products with fitment. 59 products with no fitment data: the shop promises no fit for them.")
    expect(text).toContain(
      "36 problems:\n  warning: wc-product-export.csv, line 2, column 28: No product type belongs to Brakes > Pads & Shoes."
    )
    expect(text).toContain("and 16 more, in the table import_problem")
    expect(text.endsWith("Check only. Nothing was changed.")).toBe(true)
  })

  it("explains a set without variants", async () => {
    const text = await run("import", path.join(sample, "faults", "truncated.csv"))
    expect(text).toBe("Nothing was loaded. variants.csv: The set needs variants.csv.")
  })

  it("loads, exports, lists and refuses to undo the first import", async () => {
    expect(await run("export", path.join(folder, "out"))).toBe("The shop has no parts of its own. Import some first.")
    expect(await run("import", path.join(sample, "camber"))).toContain("Loaded as import 3. Running shops reload it.")
    expect(await run("import", path.join(sample, "camber"))).toMatch(
      /^Nothing was loaded\. These files were loaded on .* To read them again, add --again\.$/
    )
    expect(await run("export", path.join(folder, "out"))).toContain("10 tables are in")
    expect(readdirSync(path.join(folder, "out"))).toContain("variants.csv")
    expect(await run("export", path.join(folder, "out"))).toContain("cannot be created")
    expect(await run("undo")).toContain("Import 3 was the first one")
    expect((await run("history")).split("\n")).toEqual([
      expect.stringMatching(/^3 {2}.* {2}loaded {2}camber {2}59 products: 59 new/),
      expect.stringMatching(/^2 {2}.* {2}refused {2}truncated\.csv {2}variants\.csv/),
      expect.stringMatching(/^1 {2}.* {2}checked {2}wc-product-export\.csv/),
      "Photographs and documents: 0 shown, 30 waiting, 0 not loaded. The running shop fetches them in the background."
    ])
  })

  it("names the part, URL and reason of each photograph that could not be loaded", async () => {
    const deps = {
      fetch: async () => ({ _tag: "Refused", code: "picture-answer", sentence: "images.example answered 404." }) as const,
      encode: async () => ({ _tag: "Refused", sentence: "" }) as const,
      files: createFolderFiles(path.join(folder, "pictures"))
    }
    await Effect.runPromise(runPictureJob(database.background, deps))
    const history = await run("history")
    expect(history).toContain("0 shown, 10 waiting, 20 not loaded.")
    expect(history).toMatch(
      /\n {2}warning: [a-z-]+: images\.example answered 404\. \(picture-answer\) https:\/\/images\.redline-attic\.example\//
    )
  })

  it("changes prices and counts by feeds, and undoes a feed", async () => {
    const feed = (name: string) => path.join(sample, "feeds", `${name}.csv`)
    expect(await run("prices", path.join(sample, "feeds"))).toMatch(/is a folder\. Name one file of prices or counts\.$/)
    const checked = await run("prices", feed("prices"), "--check")
    expect(checked).toContain("142 rows: 8 prices changed, 130 unchanged.")
    expect(checked).toContain("  warning: prices.csv, line 7, column 2: The price rises by 45 %, from 38.75 to 56.19. (price-move)")
    expect(checked.endsWith("Check only. Nothing was changed.")).toBe(true)
    expect(await run("prices", feed("prices"))).toContain("Loaded as import 5. Running shops show it within seconds.")
    expect(await run("stock", feed("stock"))).toContain("281 rows: 10 counts changed, ")
    expect(await run("undo")).toBe("Import 6 is undone: counts are restored, except those that changed after the import.")
    expect((await run("history")).split("\n").slice(0, 2)).toEqual([
      expect.stringMatching(/^6 {2}.* {2}undone {2}stock\.csv {2}10 counts changed, /),
      expect.stringMatching(/^5 {2}.* {2}loaded {2}prices\.csv {2}8 prices changed, 130 unchanged\.$/)
    ])
    expect(await run("undo")).toContain("Import 5 is undone")
  })

  it("undoes the second import", async () => {
    const other = path.join(sample, "wc-product-export.csv")
    expect(await run("import", other)).toMatch(
      /39 of 59 products would disappear, which is more than 10 %\. To allow it, add --yes-remove\.$/
    )
    expect(await run("import", other, "--yes-remove")).toContain("Loaded as import 8.")
    expect(await run("undo")).toMatch(/^Import 8 is undone: /)
  })
})
