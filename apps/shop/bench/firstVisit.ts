import type { Browser } from "@playwright/test"
import { getHydrationTime, withPage, waitForNetworkIdle } from "./browser.ts"

/** A file that a page fetched. */
export interface Fetched {
  readonly path: string
  readonly isDocument: boolean
  /** Bytes over the wire, headers included. */
  readonly bytes: number
  /** Milliseconds of the page's clock. */
  readonly endedAt: number
}
export interface Visit {
  readonly files: ReadonlyArray<Fetched>
  /** Time of hydration. */
  readonly interactiveAt: number
}

/** Records what a browser without a cache fetches for this page until the network is idle. */
export const firstVisit = (browser: Browser, address: string): Promise<Visit> =>
  withPage(browser, {}, async (page) => {
    await page.goto(address, { waitUntil: "commit" })
    const interactiveAt = await getHydrationTime(page)
    await waitForNetworkIdle(page)
    const files = await page.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].flatMap((entry) =>
        entry instanceof PerformanceResourceTiming
          ? {
              path: new URL(entry.name).pathname,
              isDocument: entry.entryType === "navigation",
              bytes: entry.transferSize,
              endedAt: entry.responseEnd
            }
          : []
      )
    )
    return { files, interactiveAt }
  })
