import { waitForHydration } from "./waitForHydration.ts"
import { findPageAddress } from "./pages.ts"
import { expect, failedToLoad, test } from "./shop.ts"

test("a search of 10,000 characters with markup is displayed as text, fits the window and causes no harm", async ({ page }) => {
  const markup = `"><img src=x onerror="document.title='harmed'">`
  for (const words of [markup + "brakes ".repeat(1400), `${markup}${"a".repeat(10_000)}`]) {
    await page.goto(`/search?query=${encodeURIComponent(words)}`)
    await waitForHydration(page)
    await expect(page.getByRole("heading", { level: 1 })).toContainText("onerror")
    expect(await page.locator("img[src=x]").count()).toBe(0)
    await expect(page).not.toHaveTitle("harmed")
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test("a body of 5 MB is rejected with 413, and its page keeps working", async ({ page, quietConsole }) => {
  quietConsole.expected = failedToLoad
  await page.goto(await findPageAddress(page.request, "product"))
  await waitForHydration(page)
  for (const address of ["/graphql/checkout", "/graphql/trait", "/api/events"]) {
    const status = await page.evaluate(async (address) => {
      const body = JSON.stringify({ query: "x".repeat(5_000_000) })
      return (await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body })).status
    }, address)
    expect([address, status]).toEqual([address, 413])
  }
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click()
  await expect(page.getByRole("dialog", { name: "1 Item Added to Cart" })).toBeVisible()
})
