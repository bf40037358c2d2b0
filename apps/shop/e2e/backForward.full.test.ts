import type { Page } from "@playwright/test"
import { findBrowser, launchOptions } from "../scripts/findBrowser.ts"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { addressOf } from "./pages.ts"
import { onDesktop, expect, test } from "./shop.ts"

// Playwright turns the browser's memory of whole pages off.
test.use({
  launchOptions: { ...launchOptions(await findBrowser()), ignoreDefaultArgs: ["--disable-back-forward-cache"] },
  serviceWorkers: "allow"
})

interface Explanation {
  readonly type: string
  readonly reason: string
}

/** Chromium without a window keeps no page whole, but says what else would have kept it from that: `Circumstantial` is nothing of the page's. */
test("NAV-124 nothing of any page keeps the browser from putting it away whole", onDesktop, async ({ context, page, request }) => {
  const session = await context.newCDPSession(page)
  await session.send("Page.enable")
  const explained: Array<ReadonlyArray<Explanation>> = []
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => explained.push(notRestoredExplanations))
  const read = await Promise.all((["category", "product"] as const).map((kind) => addressOf(request, kind)))
  const addresses = [...read, "/shoppingcart", "/account"]
  for (const address of addresses) {
    explained.length = 0
    await goTo(page, address)
    // Somebody is there: the engine and the worker come.
    await page.mouse.move(200, 200)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.goto("/info/terms")
    await page.goBack()
    await waitForHydration(page)
    const all = explained.flat()
    expect([address, all.length > 0, all.filter(({ type }) => type !== "Circumstantial")]).toEqual([address, true, []])
  }
})

/** What the browser tells a page that it shows again. */
const showAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))

test(
  "NAV-124 a page that is shown again has the cart of by then, and loads anew where its visitor has left",
  onDesktop,
  async ({ context, page, request }) => {
    const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ })
    await goTo(page, await addressOf(request, "product"))
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click()
    await expect(page.getByRole("dialog", { name: /Added to Cart/ })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(cart).toHaveAccessibleName(/1 item/)
    // The pages of forms tell no other page of what is done there.
    const other = await context.newPage()
    await other.goto("/forms/cart")
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
