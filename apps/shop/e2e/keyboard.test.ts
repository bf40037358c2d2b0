import { waitForHydration } from "./waitForHydration.ts"
import { appliedFilters } from "./pages.ts"
import { tabTo } from "./inputMethod.ts"
import { expect, test } from "./shop.ts"

test("the keyboard alone reaches past the menus, through search, facet and product to its enlarged drawing", async ({ page }) => {
  await page.goto("/")
  await waitForHydration(page)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)

  await page.goto("/")
  await waitForHydration(page)
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }))
  await page.keyboard.type("rotor")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/search\?query=rotor$/)
  await expect(page.getByRole("heading", { name: /^[\d,]+ items?$/ })).toBeVisible()

  const filters = page.getByRole("button", { name: /^Filter/ })
  if (await filters.isVisible()) {
    await tabTo(page, filters)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible()
  }
  await tabTo(page, page.locator("#facets").getByRole("link").first())
  await page.keyboard.press("Enter")
  await expect(appliedFilters(page)).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("article").first()).toBeVisible()

  await tabTo(page, page.getByRole("article").first().getByRole("heading").getByRole("link"))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/item\//)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

  // The drawing opens in an overlay, and focus returns to its link.
  const drawing = page.locator("a.enlarge")
  await tabTo(page, drawing)
  await page.keyboard.press("Enter")
  const zoom = page.getByRole("dialog", { name: /^Drawing: / })
  await expect(zoom).toBeVisible()
  const side = async () => (await zoom.getByRole("img").boundingBox())?.width ?? 0
  const whole = await side()
  await page.keyboard.press("+")
  expect(await side()).toBeGreaterThan(whole * 1.4)
  await page.keyboard.press("Escape")
  await expect(zoom).toBeHidden()
  await expect(drawing).toBeFocused()
})
