import { getHydrationTime, withBrowser, withPage, waitForNetworkIdle, throttleCpu } from "./browser.ts"
import { logInteractions } from "./eventTiming.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import { pageAddresses } from "./pageAddresses.ts"
import { interactionsByPage, type InteractionTimes } from "./presses.ts"
import type { Bench } from "./Shops.ts"

const SLOWER = 4
const VISITS = 20

/**
 * Measures interactions as Event Timing does: from the input to the next frame, in steps of 8 ms.
 *
 * Navigation is also timed to the frame that shows the page. The baseline runs on the same pages and shows the minimum
 * that no script can improve.
 */
export const interactions: Bench = async ({ of, small }) => {
  const { origin } = await of(small)
  const addresses = new Map(await pageAddresses(origin))
  const durations: InteractionTimes = {}
  await withBrowser(async (browser) => {
    for (let visit = 0; visit < VISITS; visit++)
      for (const [at, presses] of Object.entries(interactionsByPage))
        await withPage(browser, {}, async (page) => {
          await page.addInitScript(logInteractions)
          await throttleCpu(page, SLOWER)
          await page.goto(`${origin}${addresses.get(at)}`)
          await getHydrationTime(page)
          await waitForNetworkIdle(page)
          for (const press of presses) await press(page, durations)
        })
  })
  const [, yardstick = []] = Object.entries(durations).find(([name]) => name.startsWith("yardstick")) ?? []
  const shares = (times: ReadonlyArray<number>) => [0.5, 0.95].map((share) => percentile(times, share))
  const [, slowYardstick] = shares(yardstick)
  printTable(
    `Interactions in Chromium, processor ${SLOWER} times slower: input to next frame`,
    ["", "presses", "p50 ms", "p95 ms", "p95 of the baseline"],
    Object.entries(durations).map(([name, times]) => {
      const [p50, p95] = shares(times)
      return [name, times.length, Math.round(p50!), Math.round(p95!), tenths(p95! / slowYardstick!)]
    })
  )
}
