import type { Page } from "@playwright/test"
import { spawnSync } from "node:child_process"
import path from "node:path"
import { startShop } from "../scripts/ShopUnderTest.ts"
import { getHydrationTime, withBrowser, withPage, waitForNetworkIdle, throttleCpu } from "./browser.ts"
import { measureInteractions, logInteractions } from "./eventTiming.ts"
import { logFrames } from "./frameLog.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import type { Bench } from "./Shops.ts"

const root = path.resolve(import.meta.dirname, "../../..")
const SLOWER = 4
const ROUNDS = 5
const item = { path: "/item/stud-kit-of-every-size/900001", skuBaseNumber: "CAM-MANY" }

/** Where the shopper selects options: selectors of the controls and of the variant's price. */
interface Place {
  readonly name: string
  readonly controls: string
  readonly price: string
}
const page: Place = { name: "page", controls: "#options", price: ".buy .price--l b" }
const drawer: Place = { name: "drawer", controls: "[role=dialog]", price: "[role=dialog] .price b" }

/**
 * Selects radio buttons with a click, and list values with the keyboard: the next value, then Enter. No step returns to the previous
 * variant.
 */
const presses = [
  { radio: "Zinc" },
  { list: "Thread" },
  { radio: "Twelve-point" },
  { list: "Length" },
  { radio: "Cadmium" },
  { list: "Thread" },
  { radio: "Hex" }
] as const
type Press = (typeof presses)[number]

/** Durations in milliseconds. */
interface Took {
  readonly toNextFrame: number[]
  readonly toPrice: number[]
}

const addManyVariants = async (folder: string): Promise<void> => {
  const script = path.join(root, "apps/services/src/products/testing/addManyVariants.ts")
  const { status } = spawnSync(process.execPath, [script], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATA_DIR: folder }
  })
  if (status !== 0) throw new Error("Adding the product with 1,000 variants failed (addManyVariants.ts)")
}

/** Measures a choice among 1,000 variants of four options: its response size, and the duration of an interaction on a slow phone. */
export const options: Bench = async ({ small }) => {
  const shop = await (await startShop(small)).restart({}, addManyVariants)
  const onPage: Took = { toNextFrame: [], toPrice: [] }
  const inDrawer: Took = { toNextFrame: [], toPrice: [] }
  const weights: Record<string, number> = {}
  try {
    await withBrowser(async (browser) => {
      for (let round = 0; round < ROUNDS; round++) {
        await withPage(browser, {}, async (tab) => {
          await tab.addInitScript(logInteractions)
          await tab.addInitScript(logFrames, [page.price, drawer.price])
          weighAnswers(tab, weights)
          await throttleCpu(tab, SLOWER)
          await tab.goto(`${shop.origin}${item.path}?sku=${item.skuBaseNumber}-1`)
          await getHydrationTime(tab)
          await tab.mouse.move(300, 300)
          await waitForNetworkIdle(tab)
          for (const press of presses) await measure(tab, page, press, onPage)
          await tab.goto(`${shop.origin}${item.path}?action=addtocart&skuorskubasetoadd=${item.skuBaseNumber}`)
          await tab.getByRole("dialog", { name: "Choose options" }).waitFor()
          await waitForNetworkIdle(tab)
          for (const value of ["Black oxide", "Hex"]) await tab.locator(drawer.controls).getByRole("radio", { name: value }).click()
          for (const list of ["Thread", "Length"]) await tab.locator(drawer.controls).getByLabel(list).selectOption({ index: 1 })
          for (const press of presses) await measure(tab, drawer, press, inDrawer)
        })
      }
    })
  } finally {
    await shop.stop()
  }
  printTable(
    `Product with 1,000 variants in Chromium, processor ${SLOWER} times slower`,
    ["", "presses", "next frame p50 ms", "p95 ms", "price p50 ms", "p95 ms"],
    [
      ["page", onPage.toPrice.length, ...shares(onPage.toNextFrame), ...shares(onPage.toPrice)],
      ["drawer", inDrawer.toPrice.length, ...shares(inDrawer.toNextFrame), ...shares(inDrawer.toPrice)]
    ]
  )
  printTable(
    "Response size of the choices",
    ["answer", "kB"],
    Object.entries(weights).map(([name, bytes]) => [name, tenths(bytes / 1000)])
  )
}

const shares = (took: ReadonlyArray<number>) => [0.5, 0.95].map((share) => tenths(percentile(took, share)))

/** Records the largest response of each of the product's two requests, in bytes as sent. */
const weighAnswers = (tab: Page, weights: Record<string, number>): void => {
  tab.on("response", async (response) => {
    if (!response.url().endsWith("/graphql/products")) return
    const { responseBodySize } = await response.request().sizes()
    const operation = /"product(?:Page|Options)"/.exec(await response.text().catch(() => ""))?.[0]
    if (operation) weights[operation] = Math.max(weights[operation] ?? 0, responseBodySize)
  })
}

const measure = async (tab: Page, place: Place, press: Press, took: Took): Promise<void> => {
  const controls = tab.locator(place.controls)
  if ("list" in press) {
    await controls.getByLabel(press.list).focus()
    await tab.keyboard.press("ArrowDown")
  }
  const durations = await measureInteractions(tab, 1, async () => {
    await ("list" in press ? tab.keyboard.press("Enter") : controls.getByRole("radio", { name: press.radio }).click())
    took.toPrice.push(await toPrice(tab, place.price))
  })
  took.toNextFrame.push(...durations)
}

/** Returns the milliseconds from the input to the end of the first frame with another price, other choices and stock. */
const toPrice = async (tab: Page, price: string): Promise<number> => {
  const seen = await tab.waitForFunction((price) => {
    const { at, before, frames } = window.press
    const frame = frames.find(({ shows }) => shows[price] !== before[price])
    return frame && frame.at - at
  }, price)
  return Number(await seen.jsonValue())
}
