import { appliedFilters, openFacet } from "./pages.ts"
import { expect, fullOnPhone, onPhone, test } from "./shop.ts"

test.use({ javaScriptEnabled: false })

test("without scripts, pages, links, filters and search work", onPhone, async ({ page }) => {
  const deadButtons = page.locator("button[type=button]:not([popovertarget])").filter({ visible: true })
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Street and race car parts, proven to fit yours.")
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

test("NAV-142 without scripts a choice that was not submitted cannot be bought by mistake", fullOnPhone, async ({ page }) => {
  await page.goto("/shop/brakes~2-3")
  const cards = page.getByRole("article").filter({ hasText: "Rotor" })
  await cards.getByRole("link").first().click()
  const buy = page.getByRole("main").locator(".buy")
  const add = buy.locator(".buy__act").getByRole("button", { name: "Add to Cart" })
  await expect(add).toBeVisible()
  const other = buy.getByRole("radio", { checked: false, disabled: false }).first()
  const name = await other.evaluate((input) => input.parentElement?.textContent ?? "")
  await other.check()
  await expect(add).toBeHidden()
  await expect(buy.locator("noscript p")).toHaveText("Choose an option, then select Go.")
  await buy
    .getByRole("group")
    .or(buy.getByRole("radiogroup"))
    .filter({ has: page.locator(":checked:not([checked])") })
    .getByRole("button", { name: "Go", exact: true })
    .click()
  await expect(page).toHaveURL(/sku=/)
  await expect(buy.getByRole("radio", { name })).toBeChecked()
  const sku = new URL(page.url()).searchParams.get("sku")
  await expect(buy.locator("input[name=skuVariantNumber]")).toHaveValue(String(sku))
  await add.click()
  await expect(page).toHaveURL(/\/shoppingcart/)
})

test(
  "NAV-149 without scripts no card asks for vehicle details, and the lists page explains that it needs JavaScript",
  onPhone,
  async ({ page }) => {
    await page.goto("/shop/brakes~2-3")
    await expect(page.getByRole("article").first()).toBeVisible()
    await expect(page.getByText("Check:", { exact: true }).filter({ visible: true })).toHaveCount(0)

    await page.goto("/buildlist")
    await expect(page.getByText(/^Your lists need JavaScript/)).toBeVisible()
    await expect(page.locator(".sk").filter({ visible: true })).toHaveCount(0)
  }
)
