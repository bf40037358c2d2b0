import type { ShopUnderTest } from "../scripts/ShopUnderTest.ts"
import { firstBytes, load, percentile, printTable, tenths } from "./measure.ts"
import { pageAddresses } from "./pageAddresses.ts"
import { type Bench, sizeName } from "./Shops.ts"

const REQUESTS = 60
const always = { PAGE_CACHE_SECONDS: "0" }

/**
 * Measures first bytes and responses per second of each kind of page, from the page cache and rendered per request, and
 * the process's memory afterward.
 */
export const pages: Bench = async ({ of, small, large }) => {
  const cached = await of(small)
  await measure(cached, `Shared pages from the page cache, ${sizeName(small)}`)
  const memory = [memoryRow(small, cached)]
  await measure(await of(small, always), `Every page rendered per request, ${sizeName(small)}`)
  const big = await of(large, always)
  await measure(big, `Every page rendered per request, ${sizeName(large)}`)
  printTable("Memory after that load, embedded database", ["", "resident MB", "at most"], [...memory, memoryRow(large, big)])
}

const memoryRow = (skus: number, shop: ShopUnderTest) => {
  const { now, peak } = shop.memory()
  return [sizeName(skus), now, peak]
}

const measure = async ({ origin }: ShopUnderTest, title: string): Promise<void> => {
  const rows = []
  for (const [name, address] of await pageAddresses(origin)) {
    const bytes = await firstBytes(origin + address, REQUESTS)
    const { perSecond, p99 } = await load(origin + address)
    const html = (await (await fetch(origin + address)).arrayBuffer()).byteLength
    rows.push([name, tenths(percentile(bytes, 0.5)), tenths(percentile(bytes, 0.95)), Math.round(perSecond), p99, (html / 1000).toFixed(0)])
  }
  printTable(title, ["page", "first byte p50 ms", "p95 ms", "answers/s", "p99 ms under load", "HTML kB"], rows)
}
