import type { Browser, BrowserContext, Page, Request } from "@playwright/test"
import { type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"
import { alive } from "./waitForHydration.ts"
import { JOURNEY_SKUS, ownPlace } from "./seededDataFolder.ts"
import { addressOf } from "./pages.ts"
import { addStaff, BOSS, signInStaff } from "./staffAtWork.ts"
import { builtFile, expect, test } from "./shop.ts"

// Staff are made before their shop is open, and what it learns is counted: so it has a shop of its own.
test.describe.configure({ mode: "serial", timeout: 240_000 })

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
  const token = addStaff(place.folder)
  shop = await startShop(JOURNEY_SKUS, { PAGE_CACHE_SECONDS: "0" }, place)
  // Of the house nothing is told, so that only shoppers count.
  staff = await openFor(browser, { extraHTTPHeaders: { "sec-gpc": "1" } })
  await staff.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  await signInStaff(staff, shop.origin, token)
})
test.afterAll(async () => {
  await staff?.close()
  await shop?.stop()
})

test("GAP-41 VIS-09 with Global Privacy Control, or with the shop's own switch, nothing reaches the collector and its table stays empty", async ({
  browser
}) => {
  const told: Array<string> = []
  const tells = (request: Request) => /\/api\/events|_vercel|recordImpressions/.test(request.url())
  const watch = (context: BrowserContext) =>
    context.on("request", (request) => {
      if (tells(request)) told.push(request.url())
    })
  const refusing = await openFor(browser, { extraHTTPHeaders: { "sec-gpc": "1" } })
  await refusing.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  watch(refusing)
  await shopAround(await refusing.newPage())
  await refusing.close()
  expect([told, await learnt()]).toEqual([[], nothing])

  const visitor = await openFor(browser)
  // What was told before the choice is counted before it, however long it takes to arrive.
  const underWay = new Set<Request>()
  visitor.on("request", (request) => {
    if (tells(request)) underWay.add(request)
  })
  const end = (request: Request) => void underWay.delete(request)
  visitor.on("requestfinished", end).on("requestfailed", end)
  const page = await visitor.newPage()
  await page.goto(`${shop.origin}/info/privacy`)
  await page.getByRole("button", { name: "Do not learn from my visits" }).click()
  await expect(page.getByText("We learn nothing from your visits")).toBeVisible()
  await expect.poll(() => underWay.size).toBe(0)
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
  await expect(page.getByRole("cell", { name: BOSS })).toHaveCount(2)
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
