import type { Page } from "@playwright/test"
import { findBrowser, launchOptions } from "../scripts/findBrowser.ts"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { findPageAddress } from "./pages.ts"
import { onDesktop, expect, test } from "./shop.ts"

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: { ...launchOptions(await findBrowser()), ignoreDefaultArgs: ["--disable-back-forward-cache"] },
  serviceWorkers: "allow"
})

interface Explanation {
  readonly type: string
  readonly reason: string
}

/**
 * Headless Chromium never uses the back/forward cache, but reports what else would prevent it. `Circumstantial` reasons
 * are not caused by the page.
 */
test("NAV-124 no page prevents the back/forward cache", onDesktop, async ({ context, page, request }) => {
  const session = await context.newCDPSession(page)
  await session.send("Page.enable")
  const explained: Array<ReadonlyArray<Explanation>> = []
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => explained.push(notRestoredExplanations))
  const read = await Promise.all((["category", "product"] as const).map((kind) => findPageAddress(request, kind)))
  const addresses = [...read, "/shoppingcart", "/account"]
  for (const address of addresses) {
    explained.length = 0
    await goTo(page, address)
    // An interaction loads the runtime and the service worker.
    await page.mouse.move(200, 200)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.goto("/info/terms")
    await page.goBack()
    await waitForHydration(page)
    const all = explained.flat()
    expect([address, all.length > 0, all.filter(({ type }) => type !== "Circumstantial")]).toEqual([address, true, []])
  }
})

/** Simulates the event of a page restored from the back/forward cache. */
const showAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))

test(
  "NAV-124 a restored page shows the current cart, and reloads after its visitor has signed out",
  onDesktop,
  async ({ context, page, request }) => {
    const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ })
    await goTo(page, await findPageAddress(request, "product"))
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click()
    await expect(page.getByRole("dialog", { name: /Added to Cart/ })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(cart).toHaveAccessibleName(/1 item/)
    // Pages without scripts do not notify other tabs.
    const other = await context.newPage()
    await other.goto("/shoppingcart?scripts=off")
    await other
      .getByRole("main")
      .getByRole("button", { name: /^Remove/ })
      .click()
    await expect(other.getByText("Your cart is empty")).toBeVisible()
    await expect(cart).toHaveAccessibleName(/1 item/)
    await showAgain(page)
    await expect(cart).not.toHaveAccessibleName(/1 item/)

    await context.clearCookies({ name: /^(?:WebUserGuid|camber_session)$/ })
    await Promise.all([page.waitForEvent("load"), showAgain(page).catch(() => undefined)])
    await waitForHydration(page)
  }
)
