import { waitForHydration } from "./waitForHydration.ts"
import { appliedFilters, openFacet } from "./pages.ts"
import { onDesktop, expect, fullOnPhone, test } from "./shop.ts"

declare global {
  interface Window {
    ran?: boolean
  }
}

const markup = `<img src=x onerror="window.ran=true"><script>window.ran=true</script>`

test(
  "HIST-13 SRCH-26 markup in a search term is displayed as text and not executed, from the URL and from the field",
  onDesktop,
  async ({ page }) => {
    const shows = async () => {
      await waitForHydration(page)
      await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(markup)
      await expect(page.getByRole("main")).toContainText(markup)
      expect(await page.evaluate(() => window.ran)).toBeUndefined()
    }
    await page.goto(`/search?query=${encodeURIComponent(markup)}`)
    await shows()
    await page.goto("/")
    await waitForHydration(page)
    await page.getByRole("searchbox", { name: "Search" }).click()
    await page.getByRole("dialog").getByRole("combobox", { name: "Search" }).fill(markup)
    await page.getByRole("dialog").getByRole("combobox", { name: "Search" }).press("Enter")
    await expect(page).toHaveURL(/\/search\?query=/)
    await shows()
    expect(await page.evaluate(() => localStorage.getItem("RecentSearches"))).toBe(JSON.stringify([markup]))
  }
)

test("back and forward navigation keep the facets and the scroll position", fullOnPhone, async ({ page }) => {
  await page.goto("/shop/brakes~2-3")
  await waitForHydration(page)
  await (await openFacet(page, "Brand")).first().click()
  await expect(appliedFilters(page)).toHaveCount(1)
  await (await openFacet(page, "Price")).first().click()
  await expect(appliedFilters(page)).toHaveCount(2)
  const narrowed = page.url()

  const close = page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Close" })
  if (await close.isVisible()) {
    await close.click()
    await expect(close).toHaveCount(0)
  }
  const product = page
    .getByRole("region", { name: /^\d+ items?$/ })
    .getByRole("article")
    .last()
    .getByRole("heading")
    .getByRole("link")
  await product.evaluate((element) => element.scrollIntoView({ block: "center" }))
  // Playwright may scroll if something covers the link, so the position is recorded at the click.
  await page.evaluate(() =>
    addEventListener("click", () => (document.documentElement.dataset["place"] = String(scrollY)), { capture: true, once: true })
  )
  await product.click()
  await expect(page).toHaveURL(/\/item\//)
  const place = Number(await page.locator("html").getAttribute("data-place"))
  expect(place).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(narrowed)
  await expect(appliedFilters(page)).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

  await page.goBack()
  await expect(appliedFilters(page)).toHaveCount(1)
  await page.goForward()
  await expect(appliedFilters(page)).toHaveCount(2)
  await page.goForward()
  await expect(page).toHaveURL(/\/item\//)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})
