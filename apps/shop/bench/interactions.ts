import type { Page } from "@playwright/test"
import { alive, inBrowser, inContext, quiet, slowDown } from "./browser.ts"
import { itemOf } from "./buyer.ts"
import { durationsOf, logInteractions } from "./eventTiming.ts"
import { percentile } from "./measure.ts"
import { pageAddresses } from "./pageAddresses.ts"
import { printTable } from "./printTable.ts"
import type { Bench } from "./Shops.ts"

const SLOWER = 4
const VISITS = 20
const TERM = "brake rotors"

/** As the browser's Event Timing measures it: from the press to the next frame, whatever that frame shows; in steps of 8 ms. */
export const interactions: Bench = async ({ of, small }) => {
  const { origin } = await of(small)
  const product = (await pageAddresses(origin)).find(([name]) => name === "product")![1]
  const { skuVariantNumber } = await itemOf(origin, product)
  const took: Record<string, number[]> = { "open garage": [], "type in the search": [], "add to cart": [] }
  await inBrowser(async (browser) => {
    for (let visit = 0; visit < VISITS; visit++) {
      await inContext(browser, {}, async (page) => {
        await page.addInitScript(logInteractions)
        await slowDown(page, SLOWER)
        await page.goto(`${origin}${product}?sku=${skuVariantNumber}`)
        await alive(page)
        await quiet(page)
        took["open garage"]!.push(...(await openGarage(page)))
        took["type in the search"]!.push(...(await typeTerm(page)))
        took["add to cart"]!.push(...(await addToCart(page)))
      })
    }
  })
  printTable(
    `Interactions in Chromium, processor ${SLOWER} times slower: press to next frame`,
    ["", "presses", "p50 ms", "p95 ms"],
    Object.entries(took).map(([name, all]) => [name, all.length, ...[0.5, 0.95].map((share) => percentile(all, share))])
  )
}

const openGarage = async (page: Page) => {
  const plate = page.getByRole("banner").locator("a.plate")
  const drawer = page.locator(".drawer")
  await plate.hover()
  await quiet(page)
  const durations = await durationsOf(page, 1, async () => {
    await plate.click()
    await drawer.waitFor()
  })
  await page.keyboard.press("Escape")
  await drawer.waitFor({ state: "detached" })
  return durations
}

const typeTerm = async (page: Page) => {
  await page.keyboard.press("/")
  const field = page.getByRole("dialog").getByRole("combobox")
  await field.waitFor()
  const durations = await durationsOf(page, TERM.length, () => page.keyboard.type(TERM, { delay: 150 }))
  await page.keyboard.press("Escape")
  await field.waitFor({ state: "detached" })
  return durations
}

const addToCart = (page: Page) =>
  durationsOf(page, 1, async () => {
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click()
    await page.getByRole("dialog", { name: /Added to Cart/ }).waitFor()
  })
