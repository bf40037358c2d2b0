import type { Locator, Page, Request, Route } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { camaro, dialog } from "./garage.ts"
import { expectNoShiftSince, layoutShift, listShifts, SHIFT_BUDGET } from "./layoutShift.ts"
import { fillAddress, fillCart, continueCheckout, placeOrder } from "./order.ts"
import { findPageAddress, readCart, slowProcessor } from "./pages.ts"
import { onDesktop, coreOnPhone, expect, failedToLoad, full, fullAtDesk, fullOnPhone, emptyStorage, test, withoutOffer } from "./shop.ts"

const CHECKOUT = "**/graphql/checkout"
const KEY = "idempotency-key"
const does =
  (operation: string) =>
  (request: Request): boolean =>
    request.headers()["x-operation"] === operation
const isAdd = does("addToCart")

const lines = (page: Page): Locator => page.getByRole("main").locator("li.cartline")
const quantity = (page: Page): Locator => page.getByRole("main").getByRole("textbox", { name: "Quantity" })
const addButton = (page: Page): Locator => page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first()
const confirmation = (page: Page): Locator => dialog(page, "1 Item Added to Cart")
const notice = (page: Page, text: string): Locator => page.getByRole("region", { name: "Notifications" }).getByText(text)
const cartLink = (page: Page): Locator => page.getByRole("link", { name: /^Cart/ }).filter({ visible: true }).first()

const openProduct = async (page: Page): Promise<void> => {
  await page.goto(await findPageAddress(page.request, "product"))
  await waitForHydration(page)
}
const openCart = async (page: Page): Promise<void> => {
  await page.goto("/shoppingcart")
  await waitForHydration(page)
}
const expectOneLine = async (page: Page, pieces: number): Promise<void> => {
  await openCart(page)
  await expect(quantity(page)).toHaveValue(String(pieces))
  await expect(lines(page)).toHaveCount(1)
}
/** Intercepts every add that the page sends. */
const onAdd = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route(CHECKOUT, (route) => (isAdd(route.request()) ? act(route) : route.continue()))

test("a double-click on Add to Cart adds one unit", fullAtDesk, async ({ page }) => {
  await openProduct(page)
  await addButton(page).dblclick()
  await expect(confirmation(page)).toBeVisible()
  await expectOneLine(page, 1)
})

test(
  "two tabs that add the same part concurrently create one line of two units, and both tabs show it",
  fullAtDesk,
  async ({ page, context }) => {
    const other = await context.newPage()
    await openProduct(page)
    await openProduct(other)
    await Promise.all([addButton(page).click(), addButton(other).click()])
    for (const tab of [page, other]) {
      await expect(confirmation(tab)).toBeVisible()
      await tab.getByRole("button", { name: "Continue Shopping" }).click()
      await expect(cartLink(tab)).toContainText("2")
    }
    await expectOneLine(page, 2)
  }
)

/** Returns the first option that can replace the current one. */
const otherOption = (page: Page): Locator =>
  page
    .getByRole("main")
    .locator("#options label")
    .filter({ has: page.locator("input:enabled:not([checked])") })
    .first()
const otherSku = (page: Page): Promise<string> => otherOption(page).locator("input").inputValue()

test(
  "NAV-142 an option clicked right before Add to Cart is added even if its page has not loaded",
  onDesktop,
  async ({ context, page }) => {
    await openProduct(page)
    const sku = await otherSku(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const isPageRequest = (request: Request) => ["document", "fetch", "xhr"].includes(request.resourceType()) && !isAdd(request)
    await page.route("**/*", async (route) => {
      if (isPageRequest(route.request())) await released
      await route.continue().catch(() => undefined)
    })
    await otherOption(page).click()
    await addButton(page).click()
    release()
    await expect(confirmation(page)).toBeVisible()
    expect(await readCart(context)).toEqual({ [sku]: 1 })
  }
)

test(
  "NAV-142 adds the clicked option if the option and Add to Cart are clicked while the page starts",
  fullOnPhone,
  async ({ context, page }) => {
    await slowProcessor(page)
    await page.goto(await findPageAddress(page.request, "product"), { waitUntil: "commit" })
    const sku = await otherSku(page)
    await otherOption(page).tap()
    await addButton(page).tap()
    await expect.poll(() => readCart(context)).toEqual({ [sku]: 1 })
  }
)

test(
  "ERR-109 an add without a response shows an error, and a retry still adds only one unit",
  fullOnPhone,
  async ({ page, quietConsole }) => {
    quietConsole.expected = failedToLoad
    const keys = new Set<string>()
    await openProduct(page)
    await onAdd(page, async (route) => {
      keys.add(route.request().headers()[KEY] ?? "")
      await route.fetch()
      await route.abort()
    })
    await addButton(page).click()
    await expect(notice(page, "Error occured while adding to cart.")).toBeVisible({ timeout: 20_000 })
    await expect(addButton(page)).toBeEnabled()
    await page.unroute(CHECKOUT)
    const again = page.waitForRequest(isAdd)
    await addButton(page).click()
    keys.add((await again).headers()[KEY] ?? "")
    await expect(confirmation(page)).toBeVisible()
    expect(keys.size).toBe(1)
    await expectOneLine(page, 1)
  }
)

test("DRW-02 the button waits during a slow add, and further clicks add nothing", fullOnPhone, async ({ page }) => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let adds = 0
  await openProduct(page)
  await onAdd(page, async (route) => {
    adds += 1
    await held
    await route.continue()
  })
  await addButton(page).click()
  await expect(addButton(page)).toHaveAttribute("aria-busy", "true")
  await addButton(page).click({ force: true })
  await addButton(page).press("Enter")
  await expect(confirmation(page)).toBeHidden()
  release()
  await expect(confirmation(page)).toBeVisible()
  expect(adds).toBe(1)
  await expectOneLine(page, 1)
})

test(
  "two browsers are two visitors, and neither can read the other's cart or garage",
  fullAtDesk,
  async ({ asVisitor, browser, baseURL }) => {
    const { webUserGuid: guid } = await asVisitor({ cart: true, vehicles: [camaro] })

    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await openCart(other)
    await expect(other.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
    await expect(other.getByRole("banner").locator("a.plate")).toHaveText("Add a Vehicle")
    await other.goto("/CustomerVehicle")
    await expect(other.getByText("1969 Chevrolet Camaro")).toHaveCount(0)
    for (const [service, query] of [
      ["checkout", "query q($guid: String!) { cart(webUserGuid: $guid) { itemCount } }"],
      ["customerproject", "query q($guid: String!) { customerProjects(webUserGuid: $guid) { __typename } }"]
    ] as const) {
      const answer = await other.request.post(`/graphql/${service}`, { data: { query, variables: { guid } } })
      expect([service, answer.status()]).toEqual([service, 403])
    }
    await context.close()
  }
)

test("CTRL-10 CTRL-11 CTRL-12 a typed quantity is limited to 1 up to the stock and is saved", fullOnPhone, async ({ asVisitor, page }) => {
  await asVisitor({ cart: true })
  await openCart(page)
  const enter = async (typed: string): Promise<void> => {
    const saved = page.waitForResponse((response) => does("changeCartLine")(response.request()))
    await quantity(page).fill(typed)
    await quantity(page).press("Enter")
    expect((await saved).ok()).toBe(true)
  }
  await enter("999")
  await expect(page.getByRole("button", { name: /^Increase / })).toHaveAttribute("aria-disabled", "true")
  const most = Number(await quantity(page).inputValue())
  if (most < 999) await expect(notice(page, `Only ${most} left: your cart holds all of them.`)).toBeVisible()
  for (const [typed, expected] of [
    ["2", 2],
    ["0", 1],
    ["3", 3],
    ["-1", 1],
    ["1000", 100],
    ["abc", 1],
    ["999", 999]
  ] as const) {
    await enter(typed)
    await expect(quantity(page)).toHaveValue(String(Math.min(expected, most)))
  }
  await expectOneLine(page, most)
})

test("a removed line, including the last one, can be restored with its quantity by keyboard", fullAtDesk, async ({ asVisitor, page }) => {
  await asVisitor({ cart: true })
  await openCart(page)
  await lines(page)
    .getByRole("button", { name: /^Remove / })
    .press("Enter")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Undo: keep/ })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(quantity(page)).toHaveValue("1")
  await expectOneLine(page, 1)
})

test(
  "LOC-11 LOC-14 GAP-C20 a ZIP code shows each line's delivery date and is remembered, and an invalid one shows an error",
  fullOnPhone,
  async ({ asVisitor, page, context }) => {
    await asVisitor({ cart: true })
    await openCart(page)
    const zip = page.getByRole("textbox", { name: "Deliver to" })
    await zip.fill("00012")
    await zip.press("Enter")
    await expect(page.getByText("Enter a five-digit US ZIP code, such as 90210.")).toBeVisible()
    await zip.fill("90210")
    await zip.press("Enter")
    await expect(lines(page).getByText(/^Get it [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}$/)).toBeVisible()
    expect((await context.cookies()).find(({ name }) => name === "country")?.value).toBe("US")
    await openCart(page)
    await expect(zip).toHaveValue("90210")
    await expect(lines(page).getByText(/^Get it /)).toBeVisible()
  }
)

test("ATC-09 adding a deleted option shows a notice, and the page still sells the others", fullOnPhone, async ({ page }) => {
  await openProduct(page)
  await onAdd(page, (route) =>
    route.continue({ postData: (route.request().postData() ?? "").replace(/"skuVariantNumber":"[^"]+"/, '"skuVariantNumber":"CAM-0-1"') })
  )
  await addButton(page).click()
  await expect(notice(page, "This choice no longer exists. Choose again.")).toBeVisible()
  await expect(confirmation(page)).toBeHidden()
  await page.unroute(CHECKOUT)
  await page.goto(`${new URL(page.url()).pathname}?sku=CAM-0-9999`)
  await waitForHydration(page)
  await addButton(page).click()
  await expect(confirmation(page)).toBeVisible()
})

test("the cart page hardly shifts when its lines load late", full, async ({ asVisitor, page }) => {
  await asVisitor({ cart: true })
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(CHECKOUT, async (route) => {
    await held
    await route.continue()
  })
  await openCart(page)
  await expect(page.getByText("Loading your cart")).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  release()
  await expect(lines(page).getByRole("heading")).toHaveCount(1)
  expect(await layoutShift(page)).toBeLessThan(SHIFT_BUDGET)
})

test(
  "NAV-144 opening the checkout from the cart replaces the header with a shorter one and causes no layout shift",
  coreOnPhone,
  async ({ baseURL, page }) => {
    await withoutOffer(page.context(), baseURL)
    await fillCart(page)
    await page.waitForLoadState("networkidle")
    const before = await listShifts(page)
    // Dispatched as an event, because layout shifts within half a second of real input are not counted.
    await page.getByRole("main").getByRole("link", { name: "Check Out" }).dispatchEvent("click")
    await expect(page.getByRole("textbox", { name: "Email address" })).toBeVisible()
    await page.waitForLoadState("networkidle")
    await expectNoShiftSince(page, before)
  }
)

test(
  "NAV-144 a cart that was ordered in another tab becomes empty without layout shifts",
  fullOnPhone,
  async ({ baseURL, context, page }) => {
    await withoutOffer(context, baseURL)
    await fillCart(page)
    await page.waitForLoadState("networkidle")
    const before = await listShifts(page)
    const other = await context.newPage()
    await other.goto("/buy")
    await waitForHydration(other)
    await fillAddress(other, "two.tabs@example.com")
    await continueCheckout(other)
    await placeOrder(other)
    await page.bringToFront()
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
    await page.waitForLoadState("networkidle")
    await expectNoShiftSince(page, before)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
)

test.describe("an anonymous visitor", () => {
  test.use({ storageState: emptyStorage })
  for (const address of ["/shoppingcart", "/buy"])
    test(
      `NAV-140 at ${address} sees an empty cart immediately, without requests or layout shifts`,
      fullOnPhone,
      async ({ context, page }) => {
        const asked: Array<string> = []
        page.on("request", (request) => /\/(?:graphql|api)\//.test(request.url()) && asked.push(request.url()))
        await page.goto(address, { waitUntil: "commit" })
        const empty = page.getByRole("heading", { name: "Your cart is empty" })
        await expect(empty).toBeVisible()
        await page.waitForLoadState("networkidle")
        await waitForHydration(page)
        expect(asked).toEqual([])
        expect(await layoutShift(page)).toBe(0)
        await withoutOffer(context, page.url())
        const answered = page.waitForResponse(/\/graphql\//)
        await page.mouse.move(100, 300)
        await answered
        await page.waitForLoadState("networkidle")
        await expect(empty).toBeVisible()
        expect(await layoutShift(page)).toBeLessThan(SHIFT_BUDGET)
      }
    )
})
