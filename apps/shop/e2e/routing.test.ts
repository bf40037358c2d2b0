import type { Locator, Page, Request } from "@playwright/test"
import { appliedFilters, openFacet } from "./pages.ts"
import { coreOnPhone, expect, full, fullAtDesk, fullOnPhone, test } from "./shop.ts"
import { goTo } from "./waitForHydration.ts"

// These tests follow links, Back and Forward. They wait only for visible results and do not depend on the router's code.

const LISTING = "/shop/brakes~2-3"

const main = (page: Page): Locator => page.getByRole("main")
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 })
const cards = (page: Page): Locator => main(page).locator("#results, .main").getByRole("article")
/** The link in the title of a card, from 0. */
const cardLink = (page: Page, index: number): Locator => cards(page).nth(index).getByRole("heading").getByRole("link")
const buyBox = (page: Page): Locator =>
  main(page)
    .getByRole("region")
    .filter({ has: title(page) })
    .first()
const progress = (page: Page): Locator => page.getByRole("progressbar", { name: "Loading page" })
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))
const expectScrollTop = (page: Page, top: number): Promise<void> => expect.poll(() => scrollTop(page)).toBe(top)

/** The number that a product's URL ends with. */
const productId = async (link: Locator): Promise<string> => /\/(\d+)(?:\?|$)/.exec((await link.getAttribute("href")) ?? "")?.[1] ?? ""

/** Whether a request reads the data of this product's page, however it names the page. */
const isFor =
  (id: string) =>
  (request: Request): boolean =>
    ["document", "fetch", "xhr"].includes(request.resourceType()) &&
    (new RegExp(`"productPageId":${id}\\b`).test(request.postData() ?? "") || new RegExp(`/item/[^?]*/${id}(?![\\d])`).test(request.url()))

/** Delays the data of one product's page until the returned function is called. */
const delayProduct = async (page: Page, id: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route("**/*", async (route) => {
    if (isFor(id)(route.request())) await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Opens the listing through a link, so that the code of navigations is loaded. */
const openListing = async (page: Page): Promise<void> => {
  await goTo(page, `${LISTING}?sort=price`)
  await main(page).getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click()
  await expect(page).toHaveURL(/page=2/)
  await expectScrollTop(page, 0)
}

test(
  "NAV-151 Back from a reloaded product page restores the listing's filters, its cards and its scroll position, and Forward works",
  coreOnPhone,
  async ({ page }) => {
    await goTo(page, "/shop/all")
    await (await openFacet(page, "Category")).first().click()
    await expect(appliedFilters(page)).toHaveCount(1)
    const close = page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Close" })
    if (await close.isVisible()) await close.click()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await main(page).getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click()
    await expect(page).toHaveURL(/page=2/)
    await expectScrollTop(page, 0)
    const address = page.url()
    const names = await cards(page).getByRole("heading").allTextContents()
    const link = cardLink(page, 9)
    await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
    const place = await scrollTop(page)
    expect(place).toBeGreaterThan(500)

    await link.click()
    await expect(page).toHaveURL(/\/item\//)
    await expectScrollTop(page, 0)
    const product = (await title(page).textContent()) ?? ""
    await page.reload()
    await expect(title(page)).toHaveText(product)

    for (const _ of ["after the reload", "again"]) {
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(cards(page).getByRole("heading")).toHaveText(names)
      await expect(appliedFilters(page)).toHaveCount(1)
      await expectScrollTop(page, place)
      await page.goForward()
      await expect(title(page)).toHaveText(product)
      await expectScrollTop(page, 0)
    }
  }
)

test("a link to another page begins at the top, moves the focus to its content and announces its title", full, async ({ page }) => {
  await openListing(page)
  const link = cardLink(page, 8)
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  await link.click()
  await expect(page).toHaveURL(/\/item\//)
  await expect(main(page)).toBeFocused()
  await expectScrollTop(page, 0)
  const announced = page.locator("[aria-live=polite]").filter({ hasText: await page.title() })
  await expect(announced.first()).toBeAttached()
})

test(
  "while a link's page is loading, a second link wins, and the first one leaves no step in the history",
  fullAtDesk,
  async ({ page }) => {
    await openListing(page)
    const listing = page.url()
    const [first, second] = [cardLink(page, 0), cardLink(page, 1)]
    const release = await delayProduct(page, await productId(first))
    const chosen = (await second.textContent()) ?? ""
    const href = (await second.getAttribute("href")) ?? ""
    await first.click()
    await expect(progress(page)).toBeAttached()
    await second.click()
    await expect(page).toHaveURL(href)
    await expect(title(page)).toHaveText(chosen)
    release()
    await page.waitForLoadState("networkidle")
    await expect(page).toHaveURL(href)
    await expect(title(page)).toHaveText(chosen)
    await expect(progress(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(listing)
  }
)

test("NAV-167 Escape cancels a navigation whose page is loading, and the link works when clicked again", fullAtDesk, async ({ page }) => {
  await openListing(page)
  const listing = page.url()
  const link = cardLink(page, 0)
  const release = await delayProduct(page, await productId(link))
  await link.click()
  await expect(progress(page)).toBeAttached()
  await page.keyboard.press("Escape")
  await expect(progress(page)).toHaveCount(0)
  release()
  await page.waitForLoadState("networkidle")
  await expect(page).toHaveURL(listing)
  await link.click()
  await expect(page).toHaveURL(/\/item\//)
  await expect(buyBox(page)).toBeVisible()
})

test("a link clicked twice while its page is loading opens it in one step of the history", fullAtDesk, async ({ page }) => {
  await openListing(page)
  const listing = page.url()
  const link = cardLink(page, 0)
  const release = await delayProduct(page, await productId(link))
  await link.click()
  await expect(progress(page)).toBeAttached()
  await link.click()
  release()
  await expect(page).toHaveURL(/\/item\//)
  await page.goBack()
  await expect(page).toHaveURL(listing)
})

test(
  "NAV-137 a product whose link is hovered several times is fetched once, and the click does not fetch it again",
  fullAtDesk,
  async ({ page }) => {
    // All requests, because the mouse may rest on the card as soon as the listing is shown.
    const requests: Request[] = []
    page.on("request", (request) => void requests.push(request))
    await openListing(page)
    await page.waitForLoadState("networkidle")
    const link = cardLink(page, 0)
    const isProduct = isFor(await productId(link))
    await link.hover()
    await expect.poll(() => requests.filter(isProduct).length).toBe(1)
    await title(page).hover()
    await link.hover()
    await link.click()
    await expect(page).toHaveURL(/\/item\//)
    await page.waitForLoadState("networkidle")
    expect(requests.filter(isProduct)).toHaveLength(1)
  }
)

test(
  "NAV-137 a product is fetched as a finger touches its link, and the tap does not fetch it again",
  fullOnPhone,
  async ({ context, page }) => {
    await openListing(page)
    const link = cardLink(page, 0)
    await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
    const isProduct = isFor(await productId(link))
    let fetches = 0
    page.on("request", (request) => void (fetches += Number(isProduct(request))))
    const { height, width, x, y } = (await link.boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
    const touch = await context.newCDPSession(page)
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await Promise.all([page.waitForRequest(isProduct), touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })])
    await expect(page).toHaveURL(/page=2/)
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await expect(page).toHaveURL(/\/item\//)
    await page.waitForLoadState("networkidle")
    expect(fetches).toBe(1)
  }
)
