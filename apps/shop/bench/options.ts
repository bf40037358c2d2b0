import type { Page } from "@playwright/test"
import { spawnSync } from "node:child_process"
import path from "node:path"
import { startShop } from "../tools/ShopUnderTest.ts"
import { alive, inBrowser, inContext, quiet, slowDown } from "./browser.ts"
import { durationsOf, logInteractions } from "./eventTiming.ts"
import { percentile } from "./measure.ts"
import { printTable, tenths } from "./printTable.ts"
import type { Bench } from "./Shops.ts"

const root = path.resolve(import.meta.dirname, "../../..")
const SLOWER = 4
const ROUNDS = 4
const item = { path: "/item/stud-kit-of-every-size/900001", skuBaseNumber: "CAM-MANY" }
/** Values of its three options, from one to the next. */
const presses = ["3/8-24", "2.25 in", "Zinc", "1/2-20", "3.00 in", "Chrome"]

const addManyVariants = async (folder: string): Promise<void> => {
  const script = path.join(root, "apps/services/src/products/testing/addManyVariants.ts")
  const { status } = spawnSync(process.execPath, [script], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATA_DIR: folder }
  })
  if (status !== 0) throw new Error("The product of 1,000 variants was not added.")
}

/** Choosing among 1,000 variants of three options with ten values each: what it weighs, and how long a press takes on a slow phone. */
export const options: Bench = async ({ small }) => {
  const shop = await (await startShop(small)).restart({}, addManyVariants)
  try {
    const took: Record<string, Array<number>> = {
      "page: to the next frame": [],
      "page: to the variant's price": [],
      "drawer: to the next frame": []
    }
    const weights: Record<string, number> = {}
    await inBrowser(async (browser) => {
      for (let round = 0; round < ROUNDS; round++) {
        await inContext(browser, {}, async (page) => {
          await page.addInitScript(logInteractions)
          page.on("response", async (response) => {
            if (!response.url().endsWith("/graphql/products")) return
            const { responseBodySize } = await response.request().sizes()
            const operation = /"product(?:Page|Options)"/.exec(await response.text().catch(() => ""))?.[0]
            if (operation) weights[operation] = Math.max(weights[operation] ?? 0, responseBodySize)
          })
          await slowDown(page, SLOWER)
          await page.goto(`${shop.origin}${item.path}?sku=${item.skuBaseNumber}-1`)
          await alive(page)
          await page.mouse.move(300, 300)
          await quiet(page)
          for (const value of presses) await pressOnPage(page, value, took)
          await page.goto(`${shop.origin}${item.path}?action=addtocart&skuorskubasetoadd=${item.skuBaseNumber}`)
          await page.getByRole("dialog", { name: "Choose options" }).waitFor()
          await quiet(page)
          for (const value of presses)
            took["drawer: to the next frame"]!.push(...(await durationsOf(page, 1, () => choose(page, value, "dialog"))))
        })
      }
    })
    printTable(
      `A product of 1,000 variants in Chromium, processor ${SLOWER} times slower`,
      ["", "presses", "p50 ms", "p95 ms"],
      Object.entries(took).map(([name, all]) => [name, all.length, ...[0.5, 0.95].map((share) => tenths(percentile(all, share)))])
    )
    printTable(
      "What the choice weighs on the wire",
      ["answer", "kB"],
      Object.entries(weights).map(([name, bytes]) => [name, tenths(bytes / 1000)])
    )
  } finally {
    await shop.stop()
  }
}

/** Each option has ten values and is a list to choose from. */
const choose = async (page: Page, value: string, where: "dialog" | "main"): Promise<void> => {
  const list = page
    .getByRole(where)
    .getByRole("combobox")
    .filter({ has: page.locator("option", { hasText: value }) })
  await list.first().selectOption({ label: await labelOf(page, value, where) })
}

const labelOf = async (page: Page, value: string, where: "dialog" | "main"): Promise<string> =>
  (await page.getByRole(where).locator("option", { hasText: value }).first().textContent()) ?? value

declare global {
  interface Window {
    priceShown: Promise<number>
  }
}

/** Runs in the page: from the choice to the first frame with another price, in ms of the page's clock. */
const watchPrice = (): void => {
  const price = () => document.querySelector(".buy .price--l b")?.textContent
  const before = price()
  window.priceShown = new Promise((resolve) => {
    addEventListener(
      "change",
      ({ timeStamp }) => {
        const look = () => (price() === before ? requestAnimationFrame(look) : resolve(performance.now() - timeStamp))
        requestAnimationFrame(look)
      },
      { once: true, capture: true }
    )
  })
}

const pressOnPage = async (page: Page, value: string, took: Record<string, Array<number>>): Promise<void> => {
  const label = await labelOf(page, value, "main")
  const list = page
    .getByRole("main")
    .getByRole("combobox")
    .filter({ has: page.locator("option", { hasText: value }) })
    .first()
  took["page: to the next frame"]!.push(
    ...(await durationsOf(page, 1, async () => {
      await page.evaluate(watchPrice)
      await list.selectOption({ label })
      took["page: to the variant's price"]!.push(await page.evaluate(() => window.priceShown))
    }))
  )
}
