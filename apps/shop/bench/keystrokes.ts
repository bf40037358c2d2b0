import type { Locator, Page } from "@playwright/test"
import { logFrames } from "./frameLog.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import { getHydrationTime, withBrowser, withPage, waitForNetworkIdle } from "./browser.ts"
import { type Bench, sizeName } from "./Shops.ts"

const searches = [
  "brake rotors",
  "carburetor 750",
  "1969 camaro",
  "aluminum radiator",
  "ls headers",
  "coil spring",
  "fuel pump",
  "racing helmet",
  "head gasket",
  "distributor",
  "an fittings",
  "350 pistons"
]
/** Pause between a keystroke's rows and the next keystroke, like a fast typist. */
const PAUSE = 100
/** Maximum wait for a frame after a response. If no frame follows, the rows did not change. */
const PATIENCE = 500
/** Maximum wait after a key that sends no request, because its response is cached. */
const SILENCE = 3000

const list = "[role=dialog] [role=listbox]"

/** Milliseconds of a keystroke that changed the rows, in total and by part. */
interface Keystroke {
  readonly toRows: number
  readonly toRequest: number
  readonly toAnswer: number
  readonly toFrame: number
}

/** Measures from a key to the frame with the rows of the new term. Each keystroke completes its term. */
export const keystrokes: Bench = async ({ of, small, large }) => {
  const rows = []
  for (const skus of new Set([small, large])) {
    const { origin } = await of(skus)
    const all = await withBrowser((browser) => withPage(browser, {}, (page) => typeAll(page, origin)))
    const durations = all.filter((keystroke) => keystroke !== null)
    const share = (part: keyof Keystroke, share: number) =>
      tenths(
        percentile(
          durations.map((keystroke) => keystroke[part]),
          share
        )
      )
    const toRows = [0.5, 0.95, 0.99].map((part) => share("toRows", part))
    const parts = [share("toRequest", 0.5), share("toAnswer", 0.5), share("toAnswer", 0.95), share("toFrame", 0.5), share("toFrame", 0.95)]
    rows.push([sizeName(skus), durations.length, all.length - durations.length, ...toRows, ...parts])
  }
  printTable("Keystroke to rows in Chromium", head, rows)
}
const head = [
  "catalogue",
  "keystrokes",
  "without changed rows",
  "p50 ms",
  "p95 ms",
  "p99 ms",
  "key to request p50",
  "request to response p50",
  "p95",
  "response to frame p50",
  "p95"
]

/** Null without a response, or if the response did not change the rows. */
type Outcome = Keystroke | null

const typeAll = async (page: Page, origin: string): Promise<ReadonlyArray<Outcome>> => {
  await page.addInitScript(logFrames, [list])
  await page.goto(origin)
  await getHydrationTime(page)
  await waitForNetworkIdle(page)
  await page.keyboard.press("/")
  const field = page.getByRole("dialog").getByRole("combobox")
  await field.waitFor()
  await typeTerm(page, field, "warm up")
  const outcomes: Outcome[] = []
  for (const search of searches) outcomes.push(...(await typeTerm(page, field, search)))
  return outcomes
}

const typeTerm = async (page: Page, field: Locator, term: string): Promise<ReadonlyArray<Outcome>> => {
  await field.fill("")
  const outcomes: Outcome[] = []
  for (const key of term) {
    await page.keyboard.press(key)
    // A space sends no request, because the search term is the same.
    if (key === " ") continue
    outcomes.push(await getOutcome(page))
    await page.waitForTimeout(PAUSE)
  }
  return outcomes
}

const getOutcome = async (page: Page): Promise<Outcome> => {
  const seen = await page.waitForFunction(
    ([list, patience, silence]) => {
      const { at, before, frames } = window.press
      const ask = performance
        .getEntriesByType("resource")
        .find((entry) => entry.startTime >= at && entry.name.includes("/graphql/discovery"))
      // Resource Timing lists a request only after its response.
      if (!(ask instanceof PerformanceResourceTiming)) return performance.now() - at > silence && "nothing new"
      const { startTime, responseEnd } = ask
      const frame = frames.find((frame) => frame.at > responseEnd && list in frame.shows && frame.shows[list] !== before[list])
      if (frame)
        return { toRows: frame.at - at, toRequest: startTime - at, toAnswer: responseEnd - startTime, toFrame: frame.at - responseEnd }
      return performance.now() - responseEnd > patience && "nothing new"
    },
    [list, PATIENCE, SILENCE] as const
  )
  const outcome = await seen.jsonValue()
  return outcome === "nothing new" || !outcome ? null : outcome
}
