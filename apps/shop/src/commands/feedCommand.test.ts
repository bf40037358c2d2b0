import { type Database, openDatabase } from "@camber/services/database"
import { seed } from "@camber/services/seeding"
import { Effect } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { migratedEmbeddedPlace } from "../../../services/test/embeddedPlaces.ts"
import { readSettings, type Settings } from "../settings/Settings.ts"
import { demoCatalog } from "../shop/demoCatalog.ts"
import { feedCommand, withAbsolutePath } from "./feedCommand.ts"

describe("pnpm feed", () => {
  let folder: string
  let remove: () => Promise<void>
  let database: Database
  let settings: Settings
  beforeAll(async () => {
    const place = await migratedEmbeddedPlace()
    folder = place.settings.dataDir
    remove = place.remove
    settings = await Effect.runPromise(
      readSettings({ DATA_DIR: folder, PUBLIC_ORIGIN: "http://127.0.0.1:4000", BRAND_NAME: "Parts & More" })
    )
    database = await Effect.runPromise(openDatabase({ dataDir: folder, url: undefined }))
    await seed(database.kysely, { source: demoCatalog, skus: 60, seed: "feed", report: () => {} })
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await remove()
  })

  const write = async (kind: string, name: string) => {
    const file = path.join(folder, name)
    const answer = await feedCommand.parse(["--kind", kind, "--out", file])?.(database, settings)
    return { answer, bytes: readFileSync(file) }
  }

  it("writes a merchant feed with the shop's name and addresses", async () => {
    const { answer, bytes } = await write("merchant", "feed.xml")
    const text = bytes.toString()
    expect(answer).toBe(`Wrote ${bytes.length.toLocaleString("en-US")} bytes to ${path.join(folder, "feed.xml")}.`)
    expect(text).toContain("<title>Parts &amp; More</title><link>http://127.0.0.1:4000</link>")
    expect(text.match(/<item>/g)?.length).toBeGreaterThan(30)
    expect(text).toMatch(/<g:image_link>http:\/\/127\.0\.0\.1:4000\/content\/parts\/[^<]+\.png/)
    expect(text.endsWith("</rss>\n")).toBe(true)
  })

  it("compresses a product feed if the file's name ends with .gz, and leaves no unfinished file", async () => {
    const { bytes } = await write("acp", "feed.jsonl.gz")
    const lines = gunzipSync(bytes).toString().trim().split("\n")
    expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => "object"))
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([])
  })

  it.each([[[]], [["--kind", "merchant"]], [["--kind", "csv", "--out", "x"]], [["--kind", "acp", "--out", "x", "--shop", "y"]]])(
    "rejects the arguments %j",
    (words) => {
      expect(feedCommand.parse(words)).toBeNull()
    }
  )

  it("sends an absolute path to a running shop, which may run in another folder", () => {
    expect(withAbsolutePath(["--out=feed.xml", "--kind=acp"])).toEqual(["--kind", "acp", "--out", path.resolve("feed.xml")])
  })
})
