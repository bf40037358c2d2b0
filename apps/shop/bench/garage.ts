import type { Browser, Locator, Page } from "@playwright/test"
import { logFrames } from "./frameLog.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import { getHydrationTime, withBrowser, withPage, waitForNetworkIdle, throttleCpu } from "./browser.ts"
import type { Bench } from "./Shops.ts"

const SLOWER = 4
const PAGES = 20
const AGAIN = 3
/** Milliseconds to wait for the work that follows a closed drawer. */
const PAUSE = 300
const vehicles = [
  ["1969", "Chevrolet", "Camaro"],
  ["1967", "Ford", "Mustang"],
  ["1970", "Dodge", "Challenger"]
] as const
const drawer = ".drawer"
const row = ".drawer .rigrow"
const opened = "#yardstick[open]"

interface Opening {
  readonly toDrawer: number
  readonly toRows: number
}

/**
 * Measures the time from a click on the vehicle badge to the drawer and its vehicles, on a slowed-down processor. Measures the first click
 * on each of many pages, and repeated clicks.
 */
export const garage: Bench = async ({ of, small }) => {
  const { origin } = await of(small)
  const cold: Opening[] = []
  const warm: Opening[] = []
  const yardstick: number[] = []
  await withBrowser(async (browser) => {
    const storageState = await getOwner(browser, origin)
    for (let visit = 0; visit < PAGES; visit++) {
      await withPage(browser, { storageState }, async (page) => {
        await page.addInitScript(logFrames, [drawer, row, opened])
        await throttleCpu(page, SLOWER)
        await page.goto(origin)
        await getHydrationTime(page)
        await waitForNetworkIdle(page)
        await comeNear(page)
        yardstick.push(await clickYardstick(page))
        cold.push(await open(page))
        for (let again = 0; again < AGAIN; again++) {
          await close(page)
          warm.push(await open(page))
        }
      })
    }
  })
  printTable(
    `Click to open garage in Chromium, processor ${SLOWER} times slower`,
    ["", "clicks", "drawer p50 ms", "p95 ms", "vehicles p50 ms", "p95 ms"],
    [
      figures("first click on a page", cold),
      figures("again", warm),
      ["baseline: open an empty details element", yardstick.length, ...shares(yardstick), "", ""]
    ]
  )
}

const shares = (took: ReadonlyArray<number>) => [0.5, 0.95].map((share) => tenths(percentile(took, share)))

const figures = (name: string, openings: ReadonlyArray<Opening>) => [
  name,
  openings.length,
  ...shares(openings.map(({ toDrawer }) => toDrawer)),
  ...shares(openings.map(({ toRows }) => toRows))
]

const plate = (page: Page): Locator => page.getByRole("banner").locator("a.plate")

/** Hovers the badge, so that the drawer's code is prefetched before the click. */
const comeNear = async (page: Page): Promise<void> => {
  await plate(page).hover()
  await waitForNetworkIdle(page)
}

/** Returns the milliseconds from the click to the first frame that shows each of these. */
const clickToFrames = async (page: Page, target: Locator, selectors: ReadonlyArray<string>): Promise<ReadonlyArray<number>> => {
  await target.click()
  const seen = await page.waitForFunction((selectors) => {
    const { at, frames } = window.press
    const durations = selectors.flatMap((selector) => frames.find(({ shows }) => selector in shows)?.at ?? []).map((frame) => frame - at)
    return durations.length === selectors.length && durations
  }, selectors)
  return (await seen.jsonValue()) || []
}

const open = async (page: Page): Promise<Opening> => {
  const [toDrawer, toRows] = await clickToFrames(page, plate(page), [drawer, row])
  return { toDrawer: toDrawer!, toRows: toRows! }
}

/** Measures the minimum duration of a click on this page: the browser's own response without a script. */
const clickYardstick = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const details = document.body.appendChild(document.createElement("details"))
    details.id = "yardstick"
    details.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 9999"
    details.append(document.createElement("summary"), "open")
  })
  const [took] = await clickToFrames(page, page.locator("#yardstick summary"), [opened])
  await page.evaluate(() => document.getElementById("yardstick")?.remove())
  return took!
}

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape")
  await page.locator(drawer).waitFor({ state: "detached" })
  await page.waitForTimeout(PAUSE)
}

/** Opens the browser of a visitor with three vehicles and returns its storage. */
const getOwner = (browser: Browser, origin: string) =>
  withPage(browser, {}, async (page) => {
    for (const [index, [year, make, model]] of vehicles.entries()) {
      await page.goto(origin)
      await getHydrationTime(page)
      await plate(page).click()
      if (index > 0) await page.locator(drawer).getByRole("button", { name: "Add a Vehicle" }).click()
      await choose(page, "Year", year)
      await choose(page, "Make", make)
      await choose(page, "Model", model)
      await page.locator(drawer).getByRole("button", { name: "Add Vehicle" }).click()
      await page.locator(drawer).waitFor({ state: "detached" })
    }
    return page.context().storageState()
  })

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const list = page.locator(drawer).getByLabel(label)
  await list.and(page.locator(":enabled")).waitFor()
  await list.selectOption({ label: option })
}
