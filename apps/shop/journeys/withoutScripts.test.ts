import { expect, test } from "./shop.ts"

test.use({ javaScriptEnabled: false })

test("without scripts a page reads, links and filters and the search work", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What are you building?")
  const search = page.getByRole("search").last()
  await search.getByRole("searchbox").fill("rotor")
  await search.getByRole("searchbox").press("Enter")
  await expect(page).toHaveURL(/\/search\?query=rotor/)
  await expect(page.getByRole("article").first()).toContainText(/rotor/i)

  await page.goto("/shop/brakes~2-3")
  const filters = page.getByRole("button", { name: /^Filter/ })
  if (await filters.isVisible()) await filters.click()
  await page.getByRole("complementary", { name: "Filters" }).getByRole("link").first().click()
  await expect(page).toHaveURL(/facet=/)
  await expect(page.getByRole("group", { name: "Applied filters" })).toBeVisible()

  const sort = page.getByRole("combobox", { name: "Sort" })
  await sort.selectOption("price")
  await sort.locator("xpath=ancestor::form").getByRole("button", { name: "Go" }).click()
  await expect(page).toHaveURL(/facet=.*sort=price|sort=price.*facet=/)
})
