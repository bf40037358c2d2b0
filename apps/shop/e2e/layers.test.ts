import type { Page } from "@playwright/test"
import { goTo } from "./waitForHydration.ts"
import { appliedFilters, openFacet } from "./pages.ts"
import { dialog, garageButton } from "./garage.ts"
import { expect, fullAtDesk, fullOnPhone, onPhone, test } from "./shop.ts"

const focused = (page: Page) => page.locator(":focus")
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden")

test("NAV-163 the phone's filters are a modal that keeps and restores focus with the keyboard", onPhone, async ({ page }) => {
  await goTo(page, "/shop/brakes~2-3?page=2")
  const filter = page.getByRole("button", { name: /^Filter/ })
  const filters = page.getByRole("dialog", { name: "Filters" })
  await filter.press("Enter")
  await expect(filters.getByRole("heading", { name: "Filters" })).toBeFocused()
  await expect.poll(() => isLocked(page)).toBe(true)
  await expect(page.getByRole("article")).toHaveCount(0)
  await page.keyboard.press("Shift+Tab")
  await expect(focused(page)).toHaveText(/^Show [\d,]+ items$/)
  await page.keyboard.press("Tab")
  await expect(focused(page)).toHaveAccessibleName("Close")

  // A selection filters the list behind the modal, even from a later page of results.
  const facet = filters.locator("details.facet").first().getByRole("link").first()
  await facet.press("Enter")
  await expect(page).toHaveURL(/facet=/)
  await expect(appliedFilters(page)).toHaveCount(1)
  await expect(filters.getByRole("link", { name: /selected$/ })).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(/facet=/)
  // The URL changes first, and focus follows when the page updates.
  await expect(appliedFilters(page)).toHaveCount(0)
  await expect(filters).toBeVisible()

  await page.keyboard.press("Escape")
  await expect(filters).toHaveCount(0)
  await expect(filter).toBeFocused()
  await expect.poll(() => isLocked(page)).toBe(false)
  await expect(page.getByRole("article").first()).toBeVisible()
})

test("NAV-163 filters opened before hydration become a modal that closes with the results button", fullOnPhone, async ({ page }) => {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => held.then(() => route.continue()))
  await page.goto("/shop/brakes~2-3", { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Filter/ }).tap()
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible()
  letCome()
  const filters = page.getByRole("dialog", { name: "Filters" })
  await expect(filters).toBeVisible()
  await (await openFacet(page, "Brand")).first().tap()
  await expect(page).toHaveURL(/facet=/)
  await filters.getByRole("button", { name: /^Show / }).tap()
  await expect(filters).toHaveCount(0)
  await expect(appliedFilters(page)).toHaveCount(1)
  await expect.poll(() => isLocked(page)).toBe(false)
})

test("NAV-163 on desktop the facets are next to the results", fullAtDesk, async ({ page }) => {
  await goTo(page, "/shop/brakes~2-3")
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Filter/ })).toBeHidden()
})

test("NAV-165 Escape in a step of the garage returns to its list, and a second Escape closes it", fullAtDesk, async ({ page }) => {
  await goTo(page, "/the-toolbox?showvehicles=true")
  await dialog(page, "Your Garage").getByRole("button", { name: "Add a Vehicle" }).first().click()
  await expect(dialog(page, "Add a Vehicle").getByLabel("Year")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page, "Your Garage").getByRole("heading", { name: "Your Garage", exact: true })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

const garage = async (page: Page) => {
  await garageButton(page).click()
  return page.getByRole("dialog")
}
const menu = async (page: Page) => {
  await page.getByRole("link", { name: "Menu", exact: true }).filter({ visible: true }).first().click()
  return page.getByRole("dialog")
}

for (const [name, open] of Object.entries({ garage, menu }))
  test(`NAV-166 back navigation closes the ${name}`, fullOnPhone, async ({ page }) => {
    await goTo(page, "/giftcards")
    await page.getByRole("contentinfo").getByRole("link", { name: "Help Center" }).click()
    // The address changes before the page: an overlay that opens in between belongs to the previous page.
    await expect(page.getByRole("main").getByRole("heading", { level: 1, name: "Help Center" })).toBeVisible()
    await expect(await open(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/giftcards/)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect.poll(() => isLocked(page)).toBe(false)
  })

test("NAV-166 a browser's close request moves the garage back one step and keeps the page", fullOnPhone, async ({ page }) => {
  // Simulates a phone's Back button.
  await page.addInitScript(() => {
    const all: Array<{ readonly requestClose: () => void }> = []
    const { CloseWatcher } = window as unknown as { readonly CloseWatcher: new () => (typeof all)[number] }
    class Watcher extends CloseWatcher {
      constructor() {
        super()
        all.push(this)
      }
    }
    Object.assign(window, { CloseWatcher: Watcher, pressBack: () => all.at(-1)?.requestClose() })
  })
  const back = () => page.evaluate("pressBack()")
  await goTo(page, "/services")
  await (await garage(page)).getByRole("button", { name: "Add a Vehicle" }).first().click()
  await expect(dialog(page, "Add a Vehicle")).toBeVisible()
  await back()
  await expect(dialog(page, "Your Garage")).toBeVisible()
  await back()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page).toHaveURL(/services/)
})
