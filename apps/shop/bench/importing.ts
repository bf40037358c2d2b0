import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { findPostgres } from "../../services/test/postgresPrograms.ts"
import { startPostgres } from "../../services/test/PostgresServer.ts"
import { freePort, readMemory, seed, type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import { type Bench, sizeName } from "./Shops.ts"
import { VARIANTS, writeImportFiles, writePriceFeed } from "./writeImportFiles.ts"

/** Seconds of the measurement without an import. */
const QUIET_SECONDS = 15
/** Number of visitors that request pages one after the other, and their pause in milliseconds. */
const VISITORS = 2
const PAUSE_MS = 100
const STATEMENTS = 10

/** Pages that visitors request. The first one lists parts and must never be empty. */
const LISTING = "/shop/all"
const pages = [LISTING, "/search?query=pad", "/shop/brakes~2-3", "/", "/shop/all?page=2"]

/**
 * Measures imports of generated files while visitors read pages: seconds from the files to the new listing, memory, and page times with and
 * without the import. Pages are rendered each time.
 */
export const createImportBench =
  (products: number): Bench =>
  async ({ small }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "camber-import-bench-"))
    const rows: Array<ReadonlyArray<string | number>> = []
    try {
      await writeVersions(folder, products)
      rows.push(...(await measureShop("embedded", folder, products, small, {})))
      const programs = await findPostgres()
      if (programs !== undefined) {
        const server = await startPostgres(programs)
        try {
          const settings = { DATABASE_URL: server.url, SESSION_SECRET: "a secret of the bench's own and of no other" }
          await seed(small, settings)
          rows.push(...(await measureShop("PostgreSQL", folder, products, small, settings)))
        } finally {
          await server.remove()
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    printTable(
      `Imports of ${products.toLocaleString("en-US")} products with ${(products * STATEMENTS).toLocaleString("en-US")} statements, over ${sizeName(small)}`,
      [
        "database, import",
        "s to loaded",
        "s to listed",
        "p95 ms without",
        "p95 ms during",
        "slowest ms",
        "fewest parts listed",
        "failed pages",
        "shop MB",
        "command MB"
      ],
      rows
    )
  }

const writeVersions = async (folder: string, products: number): Promise<void> => {
  for (const [name, version] of [
    ["first", "1"],
    ["second", "22"]
  ] as const) {
    mkdirSync(path.join(folder, name))
    await writeImportFiles(path.join(folder, name), { products, statements: STATEMENTS, version, changedEvery: 20 })
  }
  await writePriceFeed(folder, products)
}

const measureShop = async (
  database: string,
  files: string,
  products: number,
  skus: number,
  settings: Readonly<Record<string, string>>
): Promise<ReadonlyArray<ReadonlyArray<string | number>>> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-shop-"))
  const environment = { ...settings, PAGE_CACHE_SECONDS: "0" }
  const shop = await startShop(skus, environment, { folder, port: await freePort() })
  try {
    const run = (...words: ReadonlyArray<string>) => runCatalog(words, { ...settings, DATA_DIR: folder })
    await waitForPages(shop.origin)
    const quiet = await visit(shop, wait(QUIET_SECONDS * 1_000))
    const measure = async (name: string, words: ReadonlyArray<string>, mark: string) => {
      const startedAt = performance.now()
      let [loaded, commandMemory] = [0, 0]
      const import_ = run(...words).then(async ({ memory }) => {
        ;[loaded, commandMemory] = [performance.now() - startedAt, memory]
        await waitForListing(shop.origin, mark)
      })
      const busy = await visit(shop, import_)
      const listed = performance.now() - startedAt
      const row = [
        `${database}, ${name}`,
        tenths(loaded / 1_000),
        tenths(listed / 1_000),
        tenths(percentile(quiet.times, 0.95)),
        tenths(percentile(busy.times, 0.95)),
        tenths(Math.max(...busy.times)),
        busy.fewest,
        busy.failed,
        shop.memory().peak,
        commandMemory
      ]
      console.log(row.join("  "))
      return row
    }
    return [
      await measure("first import", ["import", path.join(files, "first"), "--yes-remove"], "Part "),
      await measure("5 % changed", ["import", path.join(files, "second")], "Part "),
      await measure(
        `${(products * VARIANTS).toLocaleString("en-US")} prices`,
        ["prices", path.join(files, "feed.csv"), "--yes-changes"],
        "Part "
      )
    ]
  } finally {
    await shop.stop()
  }
}

/** Waits until the first search has its index, and each page has been compiled. */
const waitForPages = async (origin: string): Promise<void> => {
  for (const page of pages)
    while ((await fetch(origin + page).then(async (response) => (await response.text(), response.status))) !== 200) await wait(250)
}

interface Visits {
  readonly times: ReadonlyArray<number>
  /** Smallest number of parts that the listing showed. */
  readonly fewest: number
  /** Number of pages that failed. */
  readonly failed: number
}

/** Requests pages until the work ends. */
const visit = async ({ origin }: ShopUnderTest, work: Promise<unknown>): Promise<Visits> => {
  const times: Array<number> = []
  let [isOver, fewest, failed] = [false, Infinity, 0]
  const walk = async (first: number): Promise<void> => {
    for (let at = first; !isOver; at += 1) {
      const page = pages[at % pages.length]!
      const startedAt = performance.now()
      const response = await fetch(origin + page)
      const text = await response.text()
      times.push(performance.now() - startedAt)
      if (response.status !== 200) failed += 1
      else if (page === LISTING) fewest = Math.min(fewest, new Set(text.match(/\/item\/[^/"]+\/\d+/g)).size)
      await wait(PAUSE_MS)
    }
  }
  const walks = Promise.all(Array.from({ length: VISITORS }, (_, at) => walk(at)))
  await Promise.race([work, walks])
  isOver = true
  await Promise.all([work, walks])
  return { times, fewest, failed }
}

/** Waits until the listing shows the imported parts. */
const waitForListing = async (origin: string, mark: string): Promise<void> => {
  for (;;) {
    const text = await (await fetch(`${origin}${LISTING}`)).text()
    if (text.includes(mark) && /\d+ v\d/.test(text)) return
    await wait(250)
  }
}

/** Runs a command as the owner would, and returns its peak memory in MB. */
const runCatalog = (words: ReadonlyArray<string>, environment: Readonly<Record<string, string>>): Promise<{ readonly memory: number }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.resolve(import.meta.dirname, "../src/commands/shopCommand.ts"), "catalog", ...words], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...environment }
    })
    let [text, memory] = ["", 0]
    child.stdout.on("data", (part: Buffer) => (text += part.toString()))
    const looking = setInterval(() => {
      if (child.pid !== undefined && child.exitCode === null) memory = Math.max(memory, readMemory(child.pid).peak || 0)
    }, 250)
    child.on("close", (code) => {
      clearInterval(looking)
      if (code === 0 && text.includes("Loaded as import")) resolve({ memory })
      else reject(new Error(`catalog ${words.join(" ")} ended with ${code}: ${text}`))
    })
  })
