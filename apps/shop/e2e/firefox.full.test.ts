import { type Browser, launch, type Page } from "puppeteer-core"
import { findFirefox } from "../scripts/findPrograms.ts"
import { seen } from "./environment.ts"
import { findPageAddress } from "./pages.ts"
import { startReleaseSwitch } from "./releases.ts"
import { expect, test } from "./shop.ts"

// Playwright supports only its own Firefox build, so these tests control the installed one through WebDriver BiDi.

test.skip(findFirefox() === null, "Firefox is not installed; FIREFOX_PATH names one")

let browser: Browser
test.beforeEach(async () => {
  browser = await launch({ browser: "firefox", executablePath: findFirefox() ?? "", defaultViewport: { width: 1440, height: 900 } })
  // Marks the sign-up offer as seen, because it would cover the page during a slow test.
  await browser.setCookie(...seen)
})
test.afterEach(() => browser?.close())

const open = async (page: Page, origin: string | undefined, address: string): Promise<void> => {
  await page.goto(origin + address)
  await page.waitForFunction(() => !("earlyClicks" in window))
}
const heading = (page: Page): Promise<string> => page.$eval("h1", (found) => found.textContent)

/** Firefox's messages about requests and files that were aborted by leaving the page. */
const ofLeftPages = /^\/api\/\S+ failed |A ServiceWorker intercepted the request/

/** Collects the shop's own errors and warnings from the console. */
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

test("SRCH-20 in Firefox a typed search finds a part that is opened and added to the cart", async ({ baseURL }) => {
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

test("SEO-03 PWA-12 in Firefox a visited part opens offline, and an unvisited page lists what is available", async ({
  baseURL,
  request
}) => {
  const shop = await startReleaseSwitch(baseURL ?? "")
  const page = await browser.newPage()
  await open(page, shop.origin, "/")
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await open(page, shop.origin, await findPageAddress(request, "product"))
  const title = await heading(page)
  await expect.poll(() => page.evaluate(async (href) => (await caches.match(href)) !== undefined, page.url())).toBe(true)

  shop.close()
  await page.reload()
  expect(await heading(page)).toBe(title)
  expect(await page.$eval("[data-kept]", (line) => line.textContent)).toContain("This page is from")
  await page.goto(`${shop.origin}/brands`)
  expect(await heading(page)).toBe("You are offline")
})

test("NAV-155 NAV-156 NAV-158 in Firefox the menu keeps Tab focus, restores it, and opens once on a double click", async ({ baseURL }) => {
  const page = await browser.newPage()
  const messages = watch(page)
  await open(page, baseURL, "/the-toolbox")
  await page.mouse.move(200, 200)
  const menu = await page.waitForSelector("header ::-p-aria(Menu[role='link'])")
  const isOn = (selector: string) => page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, selector)
  await menu?.focus()
  await page.keyboard.press("Enter")
  await isOn("[role=dialog]:not([data-leaving]) *")
  await page.waitForSelector("header[aria-hidden=true], [aria-hidden=true] header")
  for (const isBack of [true, false, true]) {
    if (isBack) await page.keyboard.down("Shift")
    for (let stops = 0; stops < 8; stops++) {
      await page.keyboard.press("Tab")
      expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true)
    }
    await page.keyboard.up("Shift")
  }
  await page.keyboard.press("Escape")
  await page.waitForFunction(() => document.querySelector("[role=dialog], header[aria-hidden], [aria-hidden=true] header") === null)
  expect(await menu?.evaluate((link) => link === document.activeElement)).toBe(true)

  const box = await menu?.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.click(x, y, { count: 2, delay: 40 })
  await isOn("[role=dialog]:not([data-leaving]) *")
  // Wait until animations have ended.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
  expect(
    await page.$$eval("[role=dialog]", (all) =>
      all.map((item) => [item.hasAttribute("data-leaving"), getComputedStyle(item).pointerEvents])
    )
  ).toEqual([[false, "auto"]])
  expect(new URL(page.url()).pathname).toBe("/the-toolbox")
  expect(messages).toEqual([])
})
