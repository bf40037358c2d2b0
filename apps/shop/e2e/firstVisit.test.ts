import type { Locator, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { findPageAddress } from "./pages.ts"
import { expect, failedToLoad, fullAtDesk, fullOnPhone, test } from "./shop.ts"

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}
const plus = (page: Page): Locator => page.getByRole("button", { name: "Increase quantity" }).first()
const quantity = (page: Page): Locator => page.getByRole("textbox", { name: "Quantity" }).first()

test(
  "NAV-126 every click counts while a page starts, with one click every 100 ms on a slow processor",
  fullOnPhone,
  async ({ page, request }) => {
    await slowDown(page)
    await page.goto(await findPageAddress(request, "product"), { waitUntil: "commit" })
    const pressed = await plus(page).evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          let presses = 0
          const isHydrated = () => !("earlyClicks" in window)
          const press = () => {
            ;(button as HTMLElement).click()
            presses += 1
            if (isHydrated() && presses >= 3) resolve(presses)
            else setTimeout(press, 100)
          }
          press()
        })
    )
    await expect(quantity(page)).toHaveValue(String(1 + pressed))
  }
)

/** Milliseconds between the tested moments of the first click. */
const STEP = 300

test("NAV-126 the first click counts once at any moment of a page's start", fullOnPhone, async ({ context, request }) => {
  test.setTimeout(300_000)
  const address = await findPageAddress(request, "product")
  /** Clicks once at this moment of the page's clock; returns whether the page was hydrated by then. */
  const pressedAt = async (moment: number) => {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(address, { waitUntil: "commit" })
    await plus(page).scrollIntoViewIfNeeded()
    const wasHydrated = await page.waitForFunction((moment) => performance.now() > moment && { isIt: !("earlyClicks" in window) }, moment)
    const { isIt } = (await wasHydrated.jsonValue()) as { readonly isIt: boolean }
    await plus(page).tap()
    await waitForHydration(page)
    await expect(quantity(page), `${moment} ms`).not.toHaveValue("1")
    expect(await quantity(page).inputValue(), `${moment} ms`).toBe("2")
    await page.close()
    return isIt
  }
  for (let moment = 0; !(await pressedAt(moment)); moment += STEP);
})

test("NAV-126 Add to Cart on a card before hydration opens its drawer later and does not navigate", fullOnPhone, async ({ page }) => {
  const { promise: wasPressed, resolve: pressed } = Promise.withResolvers<void>()
  await page.route("**/assets/entry-client-*", async (route) => {
    await wasPressed
    await route.continue()
  })
  await page.goto("/search?query=brake+pads", { waitUntil: "commit" })
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart: / })
    .first()
    .click()
  pressed()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(new URL(page.url()).pathname).toBe("/search")
})

test("NAV-127 hydration yields to other tasks, and personal data loads only after it", fullOnPhone, async ({ page, request }) => {
  await slowDown(page)
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    const seen = { turns: 0, keptAt: 0 }
    Object.assign(window, { seen })
    port1.onmessage = () => {
      const root = document.getElementById("root")
      if (root && !("earlyClicks" in window)) return
      if (root && Object.keys(root).some((key) => key.startsWith("__reactContainer"))) seen.turns += 1
      seen.keptAt = performance.now()
      port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  await page.goto(await findPageAddress(request, "product"), { waitUntil: "commit" })
  await plus(page).tap()
  await waitForHydration(page)
  await expect(quantity(page)).toHaveValue("2")
  const askedFor = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find(({ name }) => /\/(?:graphql|api)\//.test(name))?.startTime
  )
  const { keptAt, turns } = await page.evaluate(() => (window as unknown as { readonly seen: { turns: number; keptAt: number } }).seen)
  // Hydration in a single task would show only its start and end.
  expect(turns).toBeGreaterThan(5)
  expect(await askedFor.jsonValue()).toBeGreaterThan(keptAt)
})

test(
  "NAV-125 before hydration, hovering a link prefetches its page without a visit or cookie, and a click shows it",
  fullAtDesk,
  async ({ browser, baseURL, request }) => {
    // An anonymous visitor whose page scripts do not load.
    const context = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Network.enable")
    await session.send("Network.setBlockedURLs", { urls: ["*/assets/entry-client-*"] })
    const [ahead, posted]: [string[], string[]] = [[], []]
    page.on("request", (asked) => {
      if (asked.headers()["sec-purpose"] === "prefetch") ahead.push(new URL(asked.url()).pathname)
      if (asked.method() === "POST") posted.push(asked.url())
    })
    await page.goto("/shop/brakes~2-3")
    const product = await findPageAddress(request, "product")
    const link = page.getByRole("main").locator(`a[href="${product}"]`).first()
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).first().hover()
    await link.hover()
    await expect.poll(() => ahead).toEqual([product])
    expect([await context.cookies(), posted]).toEqual([[], []])
    await link.click()
    await page.waitForURL(`**${product}`)
    await page.waitForLoadState()
    const delivered = () =>
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming & { readonly deliveryType: string }).deliveryType
    expect(await page.evaluate(delivered)).toBe("navigational-prefetch")
    await context.close()
  }
)

test(
  "NAV-125 prefetching sets no cookie for a known visitor, and a hydrated page prefetches no documents",
  fullAtDesk,
  async ({ page, quietConsole }) => {
    quietConsole.expected = failedToLoad
    const ahead: string[] = []
    page.on("request", (asked) => {
      if (asked.headers()["sec-purpose"] === "prefetch") ahead.push(asked.url())
    })
    await page.goto("/shop/brakes~2-3")
    await waitForHydration(page)
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(0)
    await page.getByRole("main").locator(".card a").first().hover()
    const answer = await page.request.get("/shop/brakes~2-3", { headers: { "sec-purpose": "prefetch" } })
    expect([answer.status(), answer.headers()["set-cookie"], ahead]).toEqual([200, undefined, []])
  }
)
