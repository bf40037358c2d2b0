import type { Page } from "@playwright/test"
import { goTo } from "./waitForHydration.ts"
import { appliedFilters, openFacet } from "./facets.ts"
import { dialog, garageButton } from "./garage.ts"
import { expect, fullAtDesk, fullOnPhone, onPhone, test } from "./shop.ts"

const focused = (page: Page) => page.locator(":focus")
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden")

test("NAV-163 on a phone the filters are a modal, by keys: the focus goes in, stays there and comes back", onPhone, async ({ page }) => {
  await goTo(page, "/shop/brakes~2-3?page=2")
  const filter = page.getByRole("button", { name: /^Filter/ })
  const filters = page.getByRole("dialog", { name: "Filters" })
  await filter.press("Enter")
  await expect(filters.getByRole("heading", { name: "Filters" })).toBeFocused()
  expect(await isLocked(page)).toBe(true)
  await expect(page.getByRole("article")).toHaveCount(0)
  await page.keyboard.press("Shift+Tab")
  await expect(focused(page)).toHaveText(/^Show [\d,]+ items$/)
  await page.keyboard.press("Tab")
  await expect(focused(page)).toHaveAccessibleName("Close")

  // A press narrows behind it, from another page of the results too.
  const facet = filters.locator("details.facet").first().getByRole("link").first()
  await facet.press("Enter")
  await expect(page).toHaveURL(/facet=/)
  await expect(appliedFilters(page)).toHaveCount(1)
  await expect(filters.getByRole("link", { name: /selected$/ })).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(/facet=/)
  // The address changes first, and the page takes the focus along when it follows.
  await expect(appliedFilters(page)).toHaveCount(0)
  await expect(filters).toBeVisible()

  await page.keyboard.press("Escape")
  await expect(filters).toHaveCount(0)
  await expect(filter).toBeFocused()
  expect(await isLocked(page)).toBe(false)
  await expect(page.getByRole("article").first()).toBeVisible()
})

test(
  "NAV-163 what has opened before the page is alive becomes a modal, and a press of what it found closes it",
  fullOnPhone,
  async ({ page }) => {
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
    expect(await isLocked(page)).toBe(false)
  }
)

test("NAV-163 at a desk the facets stand beside the results", fullAtDesk, async ({ page }) => {
  await goTo(page, "/shop/brakes~2-3")
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Filter/ })).toBeHidden()
})

test("NAV-165 Escape in a step of the garage shows its list again, and closes that the next time", fullAtDesk, async ({ page }) => {
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
  test(`NAV-166 a step back takes the ${name} along to no other page`, fullOnPhone, async ({ page }) => {
    await goTo(page, "/giftcards")
    await page.getByRole("contentinfo").getByRole("link", { name: "Help Center" }).click()
    await expect(page).toHaveURL(/helpcenter/)
    await expect(await open(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/giftcards/)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    expect(await isLocked(page)).toBe(false)
  })

test(
  "NAV-166 where the browser asks before its Back leads on, the garage takes a step and the page stays",
  fullOnPhone,
  async ({ page }) => {
    // As a phone's Back does.
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
  }
)
