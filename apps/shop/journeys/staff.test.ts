import type { Browser, BrowserContext, Page } from "@playwright/test"
import { execFileSync } from "node:child_process"
import path from "node:path"
import { type ShopUnderTest, startShop } from "../tools/ShopUnderTest.ts"
import { ownPlace } from "./firstFolder.ts"
import { builtFile, addressOf, alive, expect, expectNoAxeViolations, test } from "./shop.ts"

// Staff are made before their shop is open, and what it learns is counted: so it has a shop of its own.
test.describe.configure({ mode: "serial", timeout: 120_000 })

const root = path.resolve(import.meta.dirname, "../../..")
let shop: ShopUnderTest
let staff: BrowserContext

/** What the shop says that it has learnt: every figure of the overview. */
const learnt = async () => {
  const { acquisition, fruitlessSearches, funnel, vitals } = await (await staff.request.get(`${shop.origin}/api/staff/overview`)).json()
  return {
    samples: vitals.map(({ samples }: { readonly samples: number }) => samples),
    visitors: funnel.map(({ visitors }: { readonly visitors: number }) => visitors),
    acquisition,
    fruitlessSearches
  }
}
const nothing = { samples: [0, 0, 0, 0, 0], visitors: [0, 0, 0, 0, 0], acquisition: [], fruitlessSearches: [] }

/** Somebody is there: a hand at the page brings what comes late, and with it what learns of the visit. */
const lookAround = async (page: Page) => {
  await alive(page)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(
    (file) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(file)),
    builtFile("src/app/composition/visit.ts")
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Searches in vain, looks at a part, and leaves, as a shopper does of whom the shop may learn much. */
const shopAround = async (page: Page) => {
  await page.goto(`${shop.origin}/search?query=unobtainium`)
  await lookAround(page)
  await page.goto(`${shop.origin}/shop/brakes~2-3`)
  await lookAround(page)
  await page.locator("main a[href^='/item/']").first().click()
  await expect(page).toHaveURL(/\/item\//)
  await page.getByRole("button", { name: "Add to Cart" }).first().click()
  await page.goto(`${shop.origin}/info/helpcenter`)
  await lookAround(page)
}

const openFor = (browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}) =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  const place = await ownPlace()
  const said = execFileSync(process.execPath, ["apps/shop/src/commands/staff.ts", "add", "boss@shop.test"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: place.folder },
    encoding: "utf8"
  })
  shop = await startShop(5000, { PAGE_CACHE_SECONDS: "0" }, place)
  // Of the house nothing is told, so that only shoppers count.
  staff = await openFor(browser, { extraHTTPHeaders: { "sec-gpc": "1" } })
  await staff.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  const page = await staff.newPage()
  await page.goto(`${shop.origin}/account/reset${/#\w+/.exec(said)?.[0]}`)
  await page.locator("main input[type=password]").fill("a password that boss knows")
  await page.getByRole("button", { name: "Save and Sign In" }).click()
  // The page opens while the shop is still busy with its first minute.
  await expect(page).toHaveURL(/\/account$/, { timeout: 30_000 })
})
test.afterAll(async () => {
  await staff?.close()
  await shop?.stop()
})

test("GAP-41 VIS-09 with Global Privacy Control, or with the shop's own switch, nothing reaches the collector and its table stays empty", async ({
  browser
}) => {
  const told: Array<string> = []
  const watch = (context: BrowserContext) =>
    context.on("request", (request) => {
      if (/\/api\/events|_vercel|recordImpressions/.test(request.url())) told.push(request.url())
    })
  const refusing = await openFor(browser, { extraHTTPHeaders: { "sec-gpc": "1" } })
  await refusing.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  watch(refusing)
  await shopAround(await refusing.newPage())
  await refusing.close()
  expect([told, await learnt()]).toEqual([[], nothing])

  const visitor = await openFor(browser)
  const page = await visitor.newPage()
  await page.goto(`${shop.origin}/info/privacy`)
  await page.getByRole("button", { name: "Do not learn from my visits" }).click()
  await expect(page.getByText("We learn nothing from your visits")).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto("about:blank")
  const before = await learnt()
  watch(visitor)
  await shopAround(page)
  await visitor.close()
  expect([told, await learnt()]).toEqual([[], before])

  const shopper = await openFor(browser)
  const shopping = await shopper.newPage()
  // Who hurries on before a page has told of itself is not heard; who leaves tells the rest on the way out.
  await expect(async () => {
    await shopAround(shopping)
    await shopping.goto("about:blank")
    expect((await learnt()).fruitlessSearches).toMatchObject([{ query: "unobtainium" }])
  }).toPass({ timeout: 60_000 })
  await shopper.close()
})

test("FLAG-09 staff switch a flag and write a banner, and the next shopper sees both; to a shopper staff's pages are not there", async ({
  browser
}) => {
  const page = await staff.newPage()
  await page.goto(`${shop.origin}/staff`)
  await expect(page.getByRole("table", { name: "From viewing to buying" })).toBeVisible()
  await expect(page.locator("canvas")).toHaveCount(5)
  await expectNoAxeViolations(page)

  await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Flags" }).click()
  const flag = page.getByRole("form", { name: "Green_Save_Price_Ribbon" })
  await flag.getByLabel("Says").fill("false")
  await flag.getByRole("button", { name: "Switch" }).click()
  await expect(page.getByText("Green_Save_Price_Ribbon is switched")).toBeVisible()

  await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Banners" }).click()
  const banner = page.getByRole("form", { name: "New banner" })
  await banner.getByLabel("Title", { exact: true }).fill("Ten off brakes this week")
  await banner.getByLabel("Leads to").fill("/deals")
  await banner.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Ten off brakes this week is saved")).toBeVisible()

  await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Actions" }).click()
  await expect(page.getByRole("cell", { name: "boss@shop.test" })).toHaveCount(2)
  await page.close()

  const shopper = await openFor(browser)
  const home = await shopper.newPage()
  expect((await home.goto(`${shop.origin}/staff`))?.status()).toBe(404)
  const category = shop.origin + (await addressOf(shopper.request, "category"))
  // The process asks for its banners once in ten seconds.
  await expect(async () => {
    await home.goto(category)
    await expect(home.getByText("Ten off brakes this week").first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await lookAround(home)
  await expect(home.locator("html")).toHaveAttribute("data-save-ribbon", "plain")
  await shopper.close()
})
