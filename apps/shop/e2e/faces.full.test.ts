import { layoutShift } from "./layoutShift.ts"
import { addressOf } from "./pages.ts"
import { expect, test } from "./shop.ts"

/** What rounds to 0.00. On a phone a line of an article wraps otherwise in the stand-in: 0.018. */
const mostFor = (kind: string): number => (kind === "article" ? 0.03 : 0.005)

// A worker's own requests are not held.
test.use({ serviceWorkers: "block" })

const pages = ["home", "category", "product", "search", "article", "cart"] as const

for (const kind of pages)
  test(`the shop's faces come late to the ${kind} page and hardly move it, where no face as wide as Arial is`, async ({
    page,
    request
  }) => {
    const released = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await released.promise
      await route.continue()
    })
    const asked = page.waitForRequest(/barlow-latin/)
    await page.goto(kind === "cart" ? "/shoppingcart" : await addressOf(request, kind), { waitUntil: "commit" })
    // Held faces hold back the page's load, and for that its scripts wait four seconds: they are told of one.
    await page.waitForFunction(() => !("earlyClicks" in window) || !dispatchEvent(new Event("load")))
    await asked
    expect(await page.evaluate(() => document.fonts.check("16px Barlow"))).toBe(false)
    const before = await layoutShift(page)
    released.resolve()
    await expect.poll(() => page.evaluate(() => document.fonts.check("16px Barlow"))).toBe(true)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect((await layoutShift(page)) - before).toBeLessThan(mostFor(kind))
  })
