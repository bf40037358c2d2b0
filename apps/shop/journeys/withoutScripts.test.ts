import { appliedFilters, expect, onPhone, openFacet, test } from "./shop.ts"

test.use({ javaScriptEnabled: false })

test("without scripts a page reads, links and filters and the search work", onPhone, async ({ page }) => {
  const deadButtons = page.locator("button[type=button]:not([popovertarget])").filter({ visible: true })
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What are you building?")
  await expect(deadButtons).toHaveCount(0)
  const search = page.getByRole("search").last()
  await search.getByRole("searchbox").fill("rotor")
  await search.getByRole("searchbox").press("Enter")
  await expect(page).toHaveURL(/\/search\?query=rotor/)
  await expect(page.getByRole("article").first()).toContainText(/rotor/i)

  await expect(page.getByRole("article").first().getByRole("button", { name: "Add to Cart" })).toBeVisible()
  await expect(deadButtons).toHaveCount(0)

  await page.goto("/shop/brakes~2-3")
  await (await openFacet(page, "Brand")).first().click()
  await expect(page).toHaveURL(/facet=/)
  await expect(appliedFilters(page)).toHaveCount(1)

  const sort = page.getByRole("combobox", { name: "Sort" })
  await sort.selectOption("price")
  await sort.locator("xpath=ancestor::form").getByRole("button", { name: "Go" }).click()
  await expect(page).toHaveURL(/facet=.*sort=price|sort=price.*facet=/)
})

test("NAV-149 without scripts no card asks for what cannot be told, and nothing waits for lists", onPhone, async ({ page }) => {
  await page.goto("/shop/brakes~2-3")
  await expect(page.getByRole("article").first()).toBeVisible()
  await expect(page.getByText("Check:", { exact: true }).filter({ visible: true })).toHaveCount(0)

  await page.goto("/buildlist")
  await expect(page.getByText(/^Your lists need JavaScript/)).toBeVisible()
  await expect(page.locator(".sk").filter({ visible: true })).toHaveCount(0)
})
