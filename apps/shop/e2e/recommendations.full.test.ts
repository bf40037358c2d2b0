import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { dialog } from "./garage.ts"
import { layoutShift, SHIFT_BUDGET } from "./layoutShift.ts"
import { findPageAddress } from "./pages.ts"
import { expect, failedToLoad, onDesktop, onPhone, test } from "./shop.ts"

const block = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name })
const place = (page: Page) => page.locator(".recs")

/** Scrolls to the end in steps, as a person does. */
const readToTheEnd = async (page: Page): Promise<void> => {
  await page.mouse.move(40, 40)
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, 60)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
  })
}
const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await waitForHydration(page)
}
/** Opens a product until this device has stored the visit; returns its title. */
const seeProduct = async (page: Page, address: string): Promise<string> => {
  await goTo(page, address)
  await page.mouse.move(40, 40)
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("/item/"))
  return (await page.getByRole("main").getByRole("heading", { level: 1 }).textContent()) ?? ""
}
const recommended = (page: Page) => page.waitForResponse((response) => response.url().includes("/graphql/recommendations"))

test(
  "REC-25 REC-27 the home page recommends new products when their reserved space is near the viewport, without a layout shift",
  onPhone,
  async ({ page }) => {
    await goTo(page, "/")
    await expect(place(page)).toBeEmpty()
    const answer = recommended(page)
    await page.mouse.move(40, 40)
    await answer
    await readToTheEnd(page)
    await expect(block(page, "New Arrivals").getByRole("listitem").first()).toBeVisible()
    await readToTheEnd(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_BUDGET)
  }
)

test("REC-26 HIST-10 a product page shows recently viewed parts and companion parts", onPhone, async ({ page }) => {
  const first = await findPageAddress(page.request, "product")
  const title = await seeProduct(page, first)
  const other = /href="(\/item\/[^"?#]+\/\d+)"/g
  const links = [...(await (await page.request.get("/shop/brakes~2-3")).text()).matchAll(other)].map((match) => match[1] ?? "")
  await goTo(page, links.find((link) => link !== first) ?? "")
  const answer = recommended(page)
  await page.mouse.move(40, 40)
  await answer
  await readToTheEnd(page)
  await expect(block(page, "Recently Viewed").getByRole("link", { name: title, exact: true })).toBeVisible()
  await readToTheEnd(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_BUDGET)
})

test("ATC-15 a recommended part in the add confirmation opens its page and closes the drawer", onDesktop, async ({ page }) => {
  await goTo(page, await findPageAddress(page.request, "product"))
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click()
  const drawer = dialog(page, "1 Item Added to Cart")
  const link = drawer.locator(".recs").getByRole("link").first()
  const href = await link.getAttribute("href")
  await link.click()
  await page.waitForURL((url) => href !== null && url.href.includes(href))
  await expect(drawer).toBeHidden()
  await expect(page.getByRole("main")).toBeFocused()
})

test(
  "NAV-146 the not-found page reserves space for its recommendations, so that nothing below them shifts",
  onPhone,
  async ({ page, quietConsole }) => {
    quietConsole.expected = failedToLoad
    const answer = recommended(page)
    await goTo(page, "/no/such/page")
    await answer
    await expect(page.getByText("parts are loading")).toHaveCount(0)
    await page.waitForLoadState("networkidle")
    // The header's counter and badge shift minimally.
    expect(await layoutShift(page)).toBeLessThan(0.001)
  }
)

for (const answered of ["nothing", "products"])
  test(
    `ERR-104 a kit's page does not shift for a visitor at its end when the recommendations return ${answered}`,
    onPhone,
    async ({ page }) => {
      const address = /href="(\/item\/[^"?#]*-kit-[^"?#]*\/\d+)"/.exec(await (await page.request.get("/search?query=tune-up+kit")).text())
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      await page.route("**/graphql/recommendations", async (route) => {
        asked.resolve()
        await answer.promise
        if (answered === "nothing") await route.fulfill({ json: { data: { recommendationSections: [] } } })
        else await route.continue()
      })
      await goTo(page, address?.[1] ?? "")
      await readToTheEnd(page)
      await asked.promise
      const reply = page.waitForResponse("**/graphql/recommendations")
      answer.resolve()
      await reply
      await expect(place(page).getByText("Loading recommendations")).toHaveCount(0)
      expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_BUDGET)
    }
  )

test("ATC-12 the button of a recommended product adds it, or opens its options first", onDesktop, async ({ page }) => {
  await goTo(page, "/")
  await readToTheEnd(page)
  await block(page, "New Arrivals")
    .getByRole("button", { name: /^Add to Cart: / })
    .first()
    .click()
  await expect(page.getByRole("dialog")).toBeVisible()
})

test(
  "ERR-115 ERR-104 without the recommendation service the page is complete and has no empty space",
  onDesktop,
  async ({ page, quietConsole }) => {
    quietConsole.expected = failedToLoad
    await page.route("**/graphql/recommendations", (route) => route.fulfill({ status: 503, body: "away" }))
    await goTo(page, "/")
    const answer = recommended(page)
    await page.mouse.move(40, 40)
    await answer
    await readToTheEnd(page)
    await expect(place(page)).toHaveCount(0)
    await expect(page.getByRole("heading", { name: "Popular Parts" })).toBeVisible()
  }
)
