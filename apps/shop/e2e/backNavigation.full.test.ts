import type { Page, Request, Route } from "@playwright/test"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { openFacet, findPageAddress } from "./pages.ts"
import { tabTo } from "./inputMethod.ts"
import { onDesktop, expect, onPhone, test } from "./shop.ts"

test("NAV-137 NAV-138 hovering prefetches a product, and back navigation restores the listing", onDesktop, async ({ page, request }) => {
  await goTo(page, await findPageAddress(request, "product"))
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click()
  const list = page.getByRole("heading", { level: 1 })
  await expect(page.locator("#facets")).toBeVisible()
  const title = await list.textContent()
  await openFacet(page, "Brand")
  const brand = page.locator("#facets details[open]").first()
  await brand.locator("summary").click()
  const folded = await page.locator("#facets details[open]").count()
  const card = page.getByRole("article").nth(5)
  await card.scrollIntoViewIfNeeded()
  const at = await page.evaluate(() => scrollY)

  const link = card.getByRole("link").first()
  const id = /\/(\d+)(?:\?|$)/.exec((await link.getAttribute("href")) ?? "")?.[1]
  let asked = 0
  const isAsked = (item: Request) => item.url().includes("/graphql/") && new RegExp(`"productPageId":${id}\\b`).test(item.postData() ?? "")
  page.on("request", (item) => void (asked += Number(isAsked(item))))
  await Promise.all([page.waitForRequest(isAsked), link.hover()])
  await link.click()
  await expect(page.locator(".pdp")).toBeVisible()
  expect(asked).toBe(1)

  await page.goBack()
  await expect(list).toHaveText(title ?? "")
  await expect(link).toBeVisible()
  await expect.poll(() => page.locator("#facets details[open]").count()).toBe(folded)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at)
  await card.getByRole("button", { name: "Add to Cart" }).or(card.getByRole("button").last()).first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
})

for (const hand of ["keys", "a mouse"] as const)
  test(`NAV-150 back navigation focuses the card that led to the product: by ${hand}`, onDesktop, async ({ page, request }) => {
    await goTo(page, await findPageAddress(request, "category"))
    const link = page.getByRole("article").nth(5).getByRole("heading").getByRole("link")
    await link.scrollIntoViewIfNeeded()
    if (hand === "keys") {
      await tabTo(page, link)
      await page.keyboard.press("Enter")
    } else await link.click()
    const product = page.locator(".pdp")
    await expect(product).toBeVisible()
    // The second step starts without any input.
    for (const _ of ["first", "second"]) {
      await page.goBack()
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
      expect(await link.evaluate((focused) => focused.matches(":focus-visible"))).toBe(hand === "keys")
      await page.goForward()
      await expect(product).toBeVisible()
      await expect(page.getByRole("main")).toBeFocused()
    }
  })

for (const isTouched of [true, false])
  test(
    `NAV-151 back navigation from a reloaded product restores the listing's scroll position: ${isTouched ? "touched" : "untouched"}`,
    onPhone,
    async ({ page, request }) => {
      await goTo(page, await findPageAddress(request, "category"))
      const link = page.getByRole("article").nth(12).getByRole("heading").getByRole("link")
      await link.scrollIntoViewIfNeeded()
      const at = await page.evaluate(() => scrollY)
      expect(at).toBeGreaterThan(500)
      await link.click()
      await expect(page.locator(".pdp")).toBeVisible()
      await page.reload()
      await waitForHydration(page)
      if (isTouched) await page.mouse.move(200, 200)
      await page.goBack()
      await expect(link).toBeVisible()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(at)
      await waitForHydration(page)
      expect(await page.evaluate(() => scrollY)).toBe(at)
    }
  )

test("NAV-138 back navigation to the first page restores its expanded and collapsed facets", onDesktop, async ({ page, request }) => {
  await goTo(page, await findPageAddress(request, "category"))
  const facets = page.locator("#facets details.facet")
  await facets.last().locator("summary").first().click()
  await facets.first().locator("summary").first().click()
  const open = () => facets.evaluateAll((all) => all.map((facet) => (facet as HTMLDetailsElement).open))
  await expect.poll(open).toEqual([false, ...Array<boolean>(4).fill(true), ...Array<boolean>((await facets.count()) - 6).fill(false), true])
  const left = await open()
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click()
  await expect(page.locator(".pdp")).toBeVisible()
  await page.goBack()
  await expect(facets.first()).toBeVisible()
  expect(await open()).toEqual(left)
})

/** Holds back all scripts of the shop until it is released. */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await promise
    await route.continue().catch(() => undefined)
  }
  await page.route("**/assets/entry-client-*", hold)
  return { release: resolve }
}
const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(scrollY)))

test(
  "NAV-170 Back leads to the listing and Forward restores the product's scroll position, even before a reloaded product hydrates",
  onPhone,
  async ({ page, request }) => {
    await goTo(page, await findPageAddress(request, "category"))
    const title = page.getByRole("heading", { level: 1 })
    const listing = await title.textContent()
    const link = page.getByRole("article").nth(12).getByRole("heading").getByRole("link")
    await link.scrollIntoViewIfNeeded()
    const at = Math.round(await page.evaluate(() => scrollY))
    await link.click()
    await expect(page.locator(".pdp")).toBeVisible()
    const product = (await title.textContent()) ?? ""
    await page.evaluate(() => scrollTo(0, 300))
    const scripts = await holdScripts(page)
    await page.reload({ waitUntil: "commit" })
    await expect(page.locator(".pdp")).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(title).toHaveText(listing ?? "")
    scripts.release()
    await waitForHydration(page)
    await scrolledTo(page).toBe(at)
    await page.evaluate(() => history.forward())
    await expect(title).toHaveText(product)
    await scrolledTo(page).toBe(300)
  }
)

test(
  "NAV-171 back navigation from an anchor restores the scroll position of a directly loaded page",
  onPhone,
  async ({ page, request }) => {
    await goTo(page, await findPageAddress(request, "product"))
    await page.mouse.move(200, 200)
    await page.waitForFunction(() => history.scrollRestoration === "manual")
    await page.evaluate(() => scrollTo(0, 120))
    for (const _ of ["for the first time", "again"]) {
      await page
        .locator("a[href='#reviews']")
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await page.goBack()
      await scrolledTo(page).toBe(120)
    }
  }
)
