import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { type Fetched, firstVisit } from "./firstVisit.ts"
import { withBrowser } from "./browser.ts"
import { pageAddresses } from "./pageAddresses.ts"
import { printTable, tenths } from "./measure.ts"
import type { Bench } from "./Shops.ts"

const client = path.resolve(import.meta.dirname, "../../storefront/dist/client")

/** Route chunk that the size gate measures for each kind of page. */
const routes: Readonly<Record<string, string>> = {
  home: "src/features/home/HomePage.tsx",
  category: "src/features/search/ListingPage.tsx",
  product: "src/features/product-page/ProductPage.tsx",
  search: "src/features/search/ListingPage.tsx",
  article: "src/features/content/ArticlePage.tsx"
}

/** Measures what a first visit fetches, next to what the size gate computes from the build. kB = 1000 bytes. */
export const weights: Bench = async ({ of, small }) => {
  const { origin } = await of(small)
  // Imported after the shop has started, because its start builds the measured files.
  const { pageWeights } = await import("../../storefront/build/sizeGate.ts")
  const gate = pageWeights()
  const scripts: Row[] = []
  const wholes: Row[] = []
  await withBrowser(async (browser) => {
    for (const [name, address] of await pageAddresses(origin)) {
      const computed = gate.find(({ page }) => page === routes[name])!
      const { files, interactiveAt } = await firstVisit(browser, origin + address)
      const idle = files.filter(({ path }) => path.endsWith(".js"))
      const before = idle.filter(({ endedAt }) => endedAt <= interactiveAt)
      scripts.push([
        name,
        ...[computed.hydrated, zipped(before), sent(before)].map(tenths),
        ...[computed.hydrated, zipped(idle), sent(idle)].map(tenths)
      ])
      wholes.push([name, ...[sent(files.filter(({ isDocument }) => isDocument)), computed.styles, sent(files)].map(tenths), files.length])
    }
  })
  printTable(
    "JavaScript of a first page, kB: computed from the build (gzip -9), as loaded in Chromium (gzip -9), as sent (Brotli)",
    ["page", "before interactive: build", "loaded", "sent", "at idle: build", "loaded", "sent"],
    scripts
  )
  printTable("The whole first page at idle, kB as sent", ["page", "document", "CSS in it (gzip -9)", "everything", "requests"], wholes)
}
type Row = ReadonlyArray<string | number>

const sent = (files: ReadonlyArray<Fetched>): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** Compresses like the size gate. */
const zipped = (files: ReadonlyArray<Fetched>): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(client, file.path)), { level: 9 }).length, 0) / 1000
