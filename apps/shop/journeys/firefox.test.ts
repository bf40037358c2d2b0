import { type Browser, launch, type Page } from "puppeteer-core"
import { findFirefox } from "../tools/findPrograms.ts"
import { startReleases } from "./releases.ts"
import { addressOf, expect, test } from "./shop.ts"

// Playwright drives a Firefox of its own alone, so these journeys speak to the installed one through WebDriver BiDi.

let browser: Browser
test.beforeEach(async () => {
  browser = await launch({ browser: "firefox", executablePath: findFirefox() ?? "", defaultViewport: { width: 1440, height: 900 } })
})
test.afterEach(() => browser.close())

const open = async (page: Page, origin: string | undefined, address: string): Promise<void> => {
  await page.goto(origin + address)
  await page.waitForFunction(() => !("earlyClicks" in window))
}
const heading = (page: Page): Promise<string> => page.$eval("h1", (found) => found.textContent)

/** What Firefox says of a request that ends with its page: through the page's own code, and of files that the page had begun to load. */
const ofLeftPages = /^\/api\/\S+ failed |A ServiceWorker intercepted the request/

/** Faults and warnings of the shop's own on the console. */
const watch = (page: Page): ReadonlyArray<string> => {
  const messages: string[] = []
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type()) && !ofLeftPages.test(message.text())) messages.push(message.text())
  })
  page.on("pageerror", (error) => {
    if (!ofLeftPages.test(String(error))) messages.push(String(error))
  })
  return messages
}

test("SRCH-20 in Firefox a part is found by typing, read, and lies in the cart", async ({ baseURL }) => {
  const page = await browser.newPage()
  const messages = watch(page)
  await open(page, baseURL, "/")
  await page.keyboard.press("/")
  await page.locator("[role=dialog] [role=combobox]").fill("brake rotor")
  await page.locator("[role=dialog] [role=option] ::-p-text(Rotor)").wait()
  await page.keyboard.press("Enter")
  await page.locator("main .card a").wait()
  await open(page, baseURL, await page.$eval("main a[href^='/item/']", (link) => new URL((link as HTMLAnchorElement).href).pathname))
  const title = await heading(page)
  await page.locator("main ::-p-aria(Add to Cart[role='button'])").click()
  await page.locator("[role=dialog] ::-p-text(Added to Cart)").wait()
  await open(page, baseURL, "/shoppingcart")
  await page.locator("main .cartline h2").wait()
  expect(title).toContain(await page.$eval("main .cartline h2", (line) => line.textContent))
  expect(messages).toEqual([])
})

test("SEO-03 PWA-12 in Firefox a part that was read is read again without a network, and another page says what there is", async ({
  baseURL,
  request
}) => {
  const shop = await startReleases(baseURL ?? "")
  const page = await browser.newPage()
  await open(page, shop.origin, "/")
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await open(page, shop.origin, await addressOf(request, "product"))
  const title = await heading(page)
  await expect.poll(() => page.evaluate(async (href) => (await caches.match(href)) !== undefined, page.url())).toBe(true)

  shop.close()
  await page.reload()
  expect(await heading(page)).toBe(title)
  expect(await page.$eval("[data-kept]", (line) => line.textContent)).toContain("This is as of")
  await page.goto(`${shop.origin}/brands`)
  expect(await heading(page)).toBe("You are offline")
})
