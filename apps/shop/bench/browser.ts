import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test"
import { findBrowser, launchOptions, noBrowser } from "../scripts/findBrowser.ts"

/** Opens Chromium, runs `use` and closes it. */
export const withBrowser = async <A>(use: (browser: Browser) => Promise<A>): Promise<A> => {
  const found = await findBrowser()
  if (found === null) throw new Error(noBrowser)
  const browser = await chromium.launch(launchOptions(found))
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Opens a page 1440 px wide in a new context with `options`: no HTTP cache, no compiled code. Marks the sign-up offer
 * as seen, so that it does not cover the page after half a minute.
 */
export const withPage = async <A>(browser: Browser, options: BrowserContextOptions, use: (page: Page) => Promise<A>): Promise<A> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  try {
    await context.addInitScript(() => {
      document.cookie = "EmailSignupModalShown=true; path=/"
    })
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Returns the time of hydration in milliseconds of the page's clock. */
export const getHydrationTime = async (page: Page): Promise<number> => {
  const drawn = await page.waitForFunction(() => document.readyState !== "loading" && !("earlyClicks" in window) && performance.now())
  return Number(await drawn.jsonValue())
}

/** Waits until nothing was fetched for a second. */
export const waitForNetworkIdle = async (page: Page): Promise<void> => {
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").length)
  let now = await fetched()
  let before: number
  do {
    before = now
    await page.waitForTimeout(1000)
    now = await fetched()
  } while (now !== before)
}

/** Slows down the page's main thread by this factor. */
export const throttleCpu = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
}
