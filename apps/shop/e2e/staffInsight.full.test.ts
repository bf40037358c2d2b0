import type { Browser, BrowserContext, Page, Request } from "@playwright/test"
import { deviceKeys, startPushService } from "../../services/src/push/testing/pushServiceDouble.ts"
import { type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"
import { createVisitor } from "./asVisitor.ts"
import { fillAddress, continueCheckout, main } from "./order.ts"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { E2E_SKUS, copySeededDataFolder } from "../scripts/seededDataFolder.ts"
import { findPageAddress } from "./pages.ts"
import { addStaff, STAFF_EMAIL } from "../scripts/addStaff.ts"
import { signInStaff } from "./staffAtWork.ts"
import { builtFile, expect, test } from "./shop.ts"

// Uses its own shop, because staff are created before the shop opens, and its collected events are counted.
test.describe.configure({ mode: "serial", timeout: 240_000 })

let shop: ShopUnderTest
let staff: BrowserContext

/** Returns every figure of the staff overview, which reflects the collected events. */
const readFigures = async () => {
  const { acquisition, fruitlessSearches, funnel, vitals } = await (await staff.request.get(`${shop.origin}/api/staff/overview`)).json()
  return {
    samples: vitals.map(({ samples }: { readonly samples: number }) => samples),
    visitors: funnel.map(({ visitors }: { readonly visitors: number }) => visitors),
    acquisition,
    fruitlessSearches
  }
}
const nothing = { samples: [0, 0, 0, 0, 0], visitors: [0, 0, 0, 0, 0], acquisition: [], fruitlessSearches: [] }

/** Interacts with the page, which loads the lazy code including telemetry. */
const lookAround = async (page: Page) => {
  await waitForHydration(page)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(
    (file) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(file)),
    builtFile("src/features/telemetry/startTelemetry.ts")
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Searches without results, views a part and leaves, which produces many events. */
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
  const place = await copySeededDataFolder()
  const token = addStaff(place.folder)
  shop = await startShop(E2E_SKUS, { PAGE_CACHE_SECONDS: "0", PUSH_TO_LOOPBACK: "allowed" }, place)
  // Staff opt out of tracking, so that only shoppers count.
  staff = await openFor(browser, { extraHTTPHeaders: { "sec-gpc": "1" } })
  await staff.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  await signInStaff(staff, shop.origin, token)
})
test.afterAll(async () => {
  await staff?.close()
  await shop?.stop()
})

test("GAP-41 VIS-09 with Global Privacy Control or the shop's opt-out, no event reaches the collector or its table", async ({
  browser
}) => {
  const sent: Array<string> = []
  const isTelemetry = (request: Request) => /\/api\/events|_vercel|recordImpressions/.test(request.url())
  const watch = (context: BrowserContext) =>
    context.on("request", (request) => {
      if (isTelemetry(request)) sent.push(request.url())
    })
  const refusing = await openFor(browser, { extraHTTPHeaders: { "sec-gpc": "1" } })
  await refusing.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  watch(refusing)
  await shopAround(await refusing.newPage())
  await refusing.close()
  expect([sent, await readFigures()]).toEqual([[], nothing])

  const visitor = await openFor(browser)
  // Requests sent before the opt-out count as before, however late they arrive.
  const underWay = new Set<Request>()
  visitor.on("request", (request) => {
    if (isTelemetry(request)) underWay.add(request)
  })
  const end = (request: Request) => void underWay.delete(request)
  visitor.on("requestfinished", end).on("requestfailed", end)
  const page = await visitor.newPage()
  await page.goto(`${shop.origin}/info/privacy`)
  await page.getByRole("button", { name: "Stop counting my visits" }).click()
  await expect(page.getByText("We don't track your visits")).toBeVisible()
  await expect.poll(() => underWay.size).toBe(0)
  await page.goto("about:blank")
  const before = await readFigures()
  watch(visitor)
  await shopAround(page)
  await visitor.close()
  expect([sent, await readFigures()]).toEqual([[], before])

  const shopper = await openFor(browser)
  const shopping = await shopper.newPage()
  // Events of a page that is left too early are lost, but leaving the page sends the pending events.
  await expect(async () => {
    await shopAround(shopping)
    await shopping.goto("about:blank")
    expect((await readFigures()).fruitlessSearches).toMatchObject([{ query: "unobtainium" }])
  }).toPass({ timeout: 60_000 })
  await shopper.close()
})

test("FLAG-09 staff switch a flag and write a banner, the next shopper sees both, and shoppers cannot open staff pages", async ({
  browser
}) => {
  const page = await staff.newPage()
  await page.goto(`${shop.origin}/staff`)
  await expect(page.getByRole("table", { name: "From viewing to buying" })).toBeVisible()
  await expect(page.locator("canvas")).toHaveCount(5)

  await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Flags" }).click()
  const flag = page.getByRole("form", { name: "Green_Save_Price_Ribbon" })
  await flag.getByLabel(/^Value: /).fill("false")
  await flag.getByRole("button", { name: /^Switch: / }).click()
  await expect(page.getByText("Green_Save_Price_Ribbon is saved")).toBeVisible()

  await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Banners" }).click()
  const banner = page.getByRole("form", { name: "New banner" })
  await banner.getByLabel("Title", { exact: true }).fill("Ten off brakes this week")
  await banner.getByLabel("Link address").fill("/deals")
  await banner.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Ten off brakes this week is saved")).toBeVisible()

  await page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Actions" }).click()
  await expect(page.getByRole("cell", { name: STAFF_EMAIL })).toHaveCount(2)
  await page.close()

  const shopper = await openFor(browser)
  const home = await shopper.newPage()
  expect((await home.goto(`${shop.origin}/staff`))?.status()).toBe(404)
  const category = shop.origin + (await findPageAddress(shopper.request, "category"))
  // The process reloads its banners every ten seconds.
  await expect(async () => {
    await home.goto(category)
    await expect(home.getByText("Ten off brakes this week").first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await lookAround(home)
  await expect(home.locator("html")).toHaveAttribute("data-save-ribbon", "plain")
  await shopper.close()
})

/** Replaces the browser's push subscription by a local push service, because headless Chromium has none. */
const subscribesTo = (page: Page, { authSecret, endpoint, key }: Record<"authSecret" | "endpoint" | "key", string>) =>
  page.addInitScript(
    ([endpoint, key, authSecret]) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer
      const subscription = { endpoint, getKey: (name: string) => bytes(name === "auth" ? authSecret : key) }
      Object.defineProperty(Notification, "permission", { get: () => sessionStorage.getItem("asked") ?? "default" })
      Notification.requestPermission = async () => (sessionStorage.setItem("asked", "granted"), "granted")
      PushManager.prototype.getSubscription = async () => null
      PushManager.prototype.subscribe = async () => subscription as never
    },
    [endpoint, key, authSecret] as const
  )

test("PUSH-04 PUSH-08 PUSH-10 PUSH-14 PUSH-15 PWA-13 a shopper subscribes, staff ship the order, and the push service gets an encrypted message about it", async ({
  browser
}) => {
  const device = deviceKeys()
  const service = await startPushService(device)
  const context = await openFor(browser, { serviceWorkers: "allow", baseURL: shop.origin })
  await context.addCookies(["HasEnrolled", "FreeShippingToast"].map((name) => ({ name, value: "true", url: shop.origin })))
  const page = await context.newPage()
  await subscribesTo(page, { endpoint: `${service.origin}/device`, key: device.key, authSecret: device.authSecret })
  await page.goto("/shop/brakes~2-3")
  await waitForHydration(page)
  await page.mouse.move(200, 200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await createVisitor(context, shop.origin, { cart: true })
  await goTo(page, "/buy")
  await fillAddress(page, "told@example.com")
  await continueCheckout(page)
  // The dialog covers the confirmation.
  const question = page.getByRole("dialog", { name: "Get updates on this device?" })
  // A click before the total is known only shows the total.
  await expect(async () => {
    await main(page).getByRole("button", { name: "Place Order" }).click()
    await expect(question).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(question.getByRole("checkbox")).toHaveCount(4)
  await question.getByRole("button", { name: "Yes, Please" }).click()
  await expect(question).toBeHidden()
  await expect(main(page).getByText("Your order is placed.")).toBeVisible()
  const number = new URL(page.url()).pathname.split("/").at(-1) ?? ""

  // Disables quiet hours, because they would depend on the time zone of the test machine.
  await page.goto("/account/notificationhistory")
  await waitForHydration(page)
  const settings = page.getByRole("region", { name: "Messages on this device" })
  const quiet = settings.getByRole("checkbox", { name: "Pause messages at night" })
  // The page loads its current settings first.
  await quiet.click()
  await expect(quiet).not.toBeChecked()
  await expect(settings.getByRole("textbox", { name: "From" })).toHaveCount(0)
  expect(service.received).toEqual([])

  const box = {
    orderNumber: number,
    revision: 0,
    carrier: "ups",
    trackingNumber: "1Z999AA10123456784",
    lines: [{ ordinality: 1, quantity: 1 }]
  }
  expect(await (await staff.request.post(`${shop.origin}/api/staff/desk/ship`, { data: box })).json()).toMatchObject({ problem: null })
  // On a busy machine the shop retries after a timeout, about a minute later.
  await expect.poll(() => service.received.length, { timeout: 100_000 }).toBe(1)
  const [message] = service.received
  expect(message?.headers["content-encoding"]).toBe("aes128gcm")
  expect(JSON.parse(message?.text ?? "")).toEqual({
    title: `Order ${number} is on its way`,
    text: "See its status.",
    href: `/account/orderhistory/${number}`,
    collapseKey: `order:${number}`,
    unread: 2
  })

  await context.close()
  await service.stop()
})
