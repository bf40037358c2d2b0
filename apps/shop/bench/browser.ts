import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test"
import { findBrowser, launchOptions, noBrowser } from "../scripts/findBrowser.ts"

/** Opens Chromium for what `use` does with it, and closes it. */
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
 * A page of a browser that knows nothing but `options`: no cache, no compiled code. 1440 px wide. The offer that comes by itself after
 * half a minute has been seen, so that it does not lie over what is measured.
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

/** Milliseconds of the page's clock at which React had drawn over the server's markup. */
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

/** Slows the page's main thread down by this factor. */
export const throttleCpu = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
}
