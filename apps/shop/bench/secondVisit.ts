import type { Page } from "@playwright/test"
import { getHydrationTime, withBrowser, withPage, waitForNetworkIdle } from "./browser.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import { pageAddresses } from "./pageAddresses.ts"
import type { Bench } from "./Shops.ts"
import { withThrottledNetwork, slow4G } from "./slowNetwork.ts"

const TIMES = 3
/** Home, a category and a product. Each run waits for the slow network. */
const PAGES = 3

/**
 * Measures the first paint at slow 4G in turn: on a first visit, on a second visit with only the browser's cache, and
 * on a second visit with the service worker.
 */
export const secondVisit: Bench = async ({ of, small }) => {
  const { origin } = await of(small)
  const line = await withThrottledNetwork(Number(new URL(origin).port), slow4G)
  try {
    const rows = []
    for (const [name, address] of (await pageAddresses(origin)).slice(0, PAGES)) {
      const durations = {
        first: [] as number[],
        largest: [] as number[],
        alive: [] as number[],
        cached: [] as number[],
        kept: [] as number[]
      }
      for (let turn = 0; turn < TIMES; turn++) {
        const { again, hydratedAt, first, largest } = await twoVisits(`http://127.0.0.1:${line.port}${address}`, false)
        durations.first.push(first)
        durations.largest.push(largest)
        durations.alive.push(hydratedAt)
        durations.cached.push(again)
        durations.kept.push((await twoVisits(`http://127.0.0.1:${line.port}${address}`, true)).again)
      }
      const median = (times: ReadonlyArray<number>) => Math.round(percentile(times, 0.5))
      const [first, cached, kept] = [median(durations.first), median(durations.cached), median(durations.kept)]
      rows.push([
        name,
        first,
        median(durations.largest),
        median(durations.alive),
        cached,
        kept,
        tenths(kept / first),
        tenths(kept / cached)
      ])
    }
    printTable("First contentful paint at slow 4G in ms, median of three", head, rows)
  } finally {
    line.close()
  }
}
const head = [
  "page",
  "nothing known",
  "its largest",
  "hydrated",
  "second, browser cache",
  "second, worker",
  "of the first",
  "of the browser cache"
]

const twoVisits = (address: string, withWorker: boolean): Promise<Record<"first" | "largest" | "hydratedAt" | "again", number>> =>
  withBrowser((browser) =>
    withPage(browser, { serviceWorkers: withWorker ? "allow" : "block" }, async (page) => {
      await page.goto(address)
      const first = await firstPaint(page)
      const hydratedAt = await getHydrationTime(page)
      const largest = await largestPaint(page)
      if (withWorker) {
        await page.mouse.move(200, 200)
        await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      }
      await waitForNetworkIdle(page)
      const again = await page.context().newPage()
      await again.goto(address)
      return { first, largest, hydratedAt, again: await firstPaint(again) }
    })
  )

const firstPaint = async (page: Page): Promise<number> => {
  const painted = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime)
  return Number(await painted.jsonValue())
}

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const resolveLast = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? 0)
        new PerformanceObserver(resolveLast).observe({ type: "largest-contentful-paint", buffered: true })
      })
  )
