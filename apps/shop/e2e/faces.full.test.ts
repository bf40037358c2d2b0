import { layoutShift } from "./layoutShift.ts"
import { findPageAddress } from "./pages.ts"
import { expect, test } from "./shop.ts"

/**
 * Maximum layout shift. 0.005 rounds to 0.00. On a phone, a line of an article wraps differently in the fallback font and shifts by 0.018.
 */
const mostFor = (kind: string): number => (kind === "article" ? 0.03 : 0.005)

// Requests of a service worker would not be intercepted.
test.use({ serviceWorkers: "block" })

const pages = ["home", "category", "product", "search", "article", "cart"] as const

for (const kind of pages)
  test(`late fonts hardly shift the ${kind} page, even without a font as wide as Arial`, async ({ page, request }) => {
    const released = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await released.promise
      await route.continue()
    })
    const asked = page.waitForRequest(/barlow-latin/)
    await page.goto(kind === "cart" ? "/shoppingcart" : await findPageAddress(request, kind), { waitUntil: "commit" })
    // Dispatches the load event, because the intercepted fonts delay it and scripts wait for it for four seconds.
    await page.waitForFunction(() => !("earlyClicks" in window) || !dispatchEvent(new Event("load")))
    await asked
    expect(await page.evaluate(() => document.fonts.check("16px Barlow"))).toBe(false)
    const before = await layoutShift(page)
    released.resolve()
    await expect.poll(() => page.evaluate(() => document.fonts.check("16px Barlow"))).toBe(true)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect((await layoutShift(page)) - before).toBeLessThan(mostFor(kind))
  })
