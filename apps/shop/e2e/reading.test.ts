import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { setVehicleCookie } from "./setVehicleCookie.ts"
import { appliedFilters, openFacet } from "./pages.ts"
import { expect, failedToLoad, fullAtDesk, onPhone, test } from "./shop.ts"

/** Covers everything that an anonymous visitor can read in one visit. */
test(
  "an anonymous visitor browses home, category, part, fit reason, article and the not-found page",
  fullAtDesk,
  async ({ page, context, baseURL, quietConsole }) => {
    await setVehicleCookie(context, baseURL!, 1969, "Chevrolet", "Camaro")

    await page.goto("/")
    await waitForHydration(page)
    await expect(page.getByRole("heading", { level: 1, name: "What are you building?" })).toBeVisible()
    await expect(page.getByRole("banner").getByText("1969 Chevrolet Camaro")).toBeVisible()

    await page
      .getByRole("main")
      .getByRole("link", { name: /^Brakes/ })
      .click()
    await expect(page).toHaveURL(/\/shop\/brakes~2-3\?fits=1$/)
    const onlyFitting = page.getByRole("link", { name: /Only parts that fit my/ })
    await onlyFitting.click()
    await expect(page).toHaveURL(/\/shop\/brakes~2-3\?fits=0$/)
    await expect(onlyFitting).not.toHaveAttribute("aria-current", "true")
    await expect(page.getByRole("heading", { level: 1, name: "Brakes" })).toBeVisible()
    const all = await itemCount(page)

    const narrow = async (facet: string) => {
      const already = await appliedFilters(page).count()
      await (await openFacet(page, facet)).first().click()
      await expect(appliedFilters(page)).toHaveCount(already + 1)
      return itemCount(page)
    }
    const byBrand = await narrow("Brand")
    expect(byBrand).toBeLessThan(all)
    const byBoth = await narrow("Part type")
    expect(byBoth).toBeLessThanOrEqual(byBrand)
    expect(new URL(page.url()).searchParams.getAll("facet")).toHaveLength(2)

    await page.goto("/shop/brakes~2-3?query=rotor&fits=1")
    await waitForHydration(page)
    await expect(page.getByRole("link", { name: /Only parts that fit my/ })).toHaveAttribute("aria-current", "true")
    await expect(page.getByRole("region", { name: /items?$/ })).toContainText("Guaranteed To Fit")
    const fitting = page.getByRole("article").first()
    await fitting.getByRole("heading").getByRole("link").click()
    await expect(page).toHaveURL(/\/item\//)
    const panel = page.getByRole("region", { name: "Guaranteed To Fit" })
    await expect(panel).toContainText("1969 Chevrolet Camaro")
    await expect(panel).toContainText(/Why: Fits .*Camaro.*yours: 1969/)

    await page.goto("/the-toolbox")
    await waitForHydration(page)
    await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first().click()
    await expect(page).toHaveURL(/\/the-toolbox\/[^/]+\/\d+$/)
    await expect(page.getByRole("article").first().getByRole("heading", { level: 1 })).toBeVisible()

    quietConsole.expected = failedToLoad
    const missing = await page.goto("/no/such/page")
    expect(missing?.status()).toBe(404)
    await expect(page.getByText("Error 404")).toBeVisible()
    await waitForHydration(page)
    await page.getByRole("link", { name: "Continue Shopping" }).click()
    await expect(page.getByRole("heading", { name: "What are you building?" })).toBeVisible()
  }
)

const itemCount = async (page: Page): Promise<number> => {
  const text = await page.getByRole("heading", { name: /^[\d,]+ items?$/ }).innerText()
  return Number(text.replace(/\D/g, ""))
}

test(
  "LOOK-02 on a phone the first card of a listing starts within 320 px of the top, with or without a car",
  onPhone,
  async ({ page, context, baseURL }) => {
    const top = async () => (await page.getByRole("article").first().boundingBox())?.y
    await page.goto("/shop/brakes~2-3")
    expect(await top()).toBeLessThanOrEqual(320)
    await setVehicleCookie(context, baseURL!, 1969, "Chevrolet", "Camaro")
    await page.goto("/shop/brakes~2-3")
    expect(await top()).toBeLessThanOrEqual(320)
  }
)
