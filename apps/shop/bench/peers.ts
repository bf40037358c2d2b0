import type { Page } from "@playwright/test"
import { withBrowser, withPage, waitForNetworkIdle, throttleCpu } from "./browser.ts"
import { measureInteractions, logInteractions } from "./eventTiming.ts"
import { firstBytes, load, percentile, printTable, tenths } from "./measure.ts"
import type { Peer } from "../scripts/parsePeers.ts"

/** Rounds per shop, alternating between the shops. */
const TURNS = 3
const REQUESTS = 20
const SLOWER = 4
const LETTERS = "brake"

/**
 * Compares the same pages of several shops in turn: first bytes, responses per second, the bytes and paint times of a
 * first visit, and typing in the search. Each figure is the median of the rounds, with its ratio to the first shop.
 */
export const peers = async (shops: ReadonlyArray<Peer>): Promise<void> => {
  const measured = new Map<string, Map<string, Array<number>>>()
  const keep = (peer: Peer, page: string, figures: Readonly<Record<string, number>>) => {
    for (const [figure, value] of Object.entries(figures)) {
      const row = `${page}, ${figure}`
      const ofRow = measured.get(row) ?? measured.set(row, new Map()).get(row)!
      ofRow.set(peer.name, [...(ofRow.get(peer.name) ?? []), value])
    }
  }
  for (let turn = 0; turn < TURNS; turn++)
    for (const page of shops[0]!.pages.keys())
      for (const peer of shops) {
        const address = peer.pages.get(page)!
        const bytes = await firstBytes(address, REQUESTS)
        const { p99, perSecond } = await load(address)
        keep(peer, page, { "first byte p50 ms": percentile(bytes, 0.5), "answers/s": perSecond, "p99 ms under load": p99 })
        keep(peer, page, await visited(address))
      }
  const names = shops.map(({ name }) => name)
  printTable(
    `${names.join(", ")}: the same pages in turn, medians of ${TURNS}; processor ${SLOWER} times slower for interactions`,
    ["", ...names.flatMap((name, at) => (at === 0 ? [name] : [name, `${name} / ${names[0]!}`]))],
    [...measured].map(([row, ofRow]) => {
      const medians = names.map((name) => percentile(ofRow.get(name) ?? [NaN], 0.5))
      return [row, ...medians.flatMap((median, at) => (at === 0 ? [tenths(median)] : [tenths(median), (median / medians[0]!).toFixed(2)]))]
    })
  )
}

/** Measures what a browser without a cache fetches and paints, and typing if the page has a search field. */
const visited = (address: string): Promise<Readonly<Record<string, number>>> =>
  withBrowser((browser) =>
    withPage(browser, { serviceWorkers: "block" }, async (page) => {
      await page.addInitScript(logInteractions)
      await page.goto(address)
      await waitForNetworkIdle(page)
      const { bytes, first, largest, requests, scripts } = await page.evaluate(painted)
      return {
        "kB as sent": bytes / 1000,
        "kB of scripts": scripts / 1000,
        requests,
        "first paint ms": first,
        "largest paint ms": largest,
        ...(await typed(page))
      }
    })
  )

/** This function runs in the page. */
const painted = async () => {
  const files = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].filter(
    (entry) => entry instanceof PerformanceResourceTiming
  )
  const sum = (some: ReadonlyArray<PerformanceResourceTiming>) => some.reduce((all, { transferSize }) => all + transferSize, 0)
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true
    })
    setTimeout(() => resolve(0), 1000)
  })
  return {
    bytes: sum(files),
    scripts: sum(files.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))),
    requests: files.length,
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    largest
  }
}

const typed = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  const field = page
    .locator('input[type="search"], [role="combobox"], input[name="q"], input[name="query"]')
    .filter({ visible: true })
    .first()
  if ((await field.count()) === 0) return {}
  await throttleCpu(page, SLOWER)
  await field.click()
  const durations = await measureInteractions(page, LETTERS.length, () => page.keyboard.type(LETTERS, { delay: 150 }))
  return { "a letter in the search p95 ms": percentile(durations, 0.95) }
}
