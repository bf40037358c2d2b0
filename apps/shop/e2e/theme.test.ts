import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { builtFile, onDesktop, expect, fullAtDesk, fullOnPhone, test } from "./shop.ts"

declare global {
  interface Window {
    /** Every theme of the document since its first paint. */
    themes?: Array<string | undefined>
  }
}

const toggle = (page: Page) => page.getByRole("button", { name: "Dark theme" })
const getTheme = (page: Page) => page.locator("html").getAttribute("data-theme")

const watchThemes = () => {
  const themes: Array<string | undefined> = []
  window.themes = themes
  const note = () => {
    const { theme } = document.documentElement.dataset
    if (document.body && themes.at(-1) !== theme) themes.push(theme)
  }
  new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true })
}

test("CTRL-35 CTRL-36 the theme toggles by keyboard, survives a reload and never flashes", onDesktop, async ({ page }) => {
  await page.addInitScript(watchThemes)
  await page.goto("/")
  await waitForHydration(page)
  expect(await page.evaluate(() => window.themes)).toEqual(["light"])

  // The footer hydrates when it is near the viewport.
  await toggle(page).focus()
  await page.waitForLoadState("networkidle")
  await page.keyboard.press("Space")
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true")
  expect(await getTheme(page)).toBe("dark")

  await page.reload()
  await waitForHydration(page)
  await toggle(page).hover()
  await page.waitForLoadState("networkidle")
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true")
  expect(await page.evaluate(() => window.themes)).toEqual(["dark"])

  await toggle(page).focus()
  await page.keyboard.press("Enter")
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false")
  await page.reload()
  await waitForHydration(page)
  expect(await page.evaluate(() => window.themes)).toEqual(["light"])
})

test("CTRL-43 a dark device gets the dark theme from the first paint until the visitor chooses", fullAtDesk, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.addInitScript(watchThemes)
  await page.goto("/")
  await waitForHydration(page)
  expect(await page.evaluate(() => window.themes)).toEqual(["dark"])

  // The first key loads the code that follows the device.
  await page.keyboard.press("Tab")
  await toggle(page).focus()
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true")
  await page.emulateMedia({ colorScheme: "light" })
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false")
  await page.emulateMedia({ colorScheme: "dark" })
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true")

  await page.keyboard.press("Space")
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false")
  await page.reload()
  await waitForHydration(page)
  expect(await page.evaluate(() => window.themes)).toEqual(["light"])
})

test("a click on the toggle before the scripts load is not lost", fullOnPhone, async ({ page }) => {
  const arrive = Promise.withResolvers<void>()
  await page.route(`**/${builtFile("src/app/entry-client.ts")}`, async (route) => {
    await arrive.promise
    await route.continue()
  })
  await page.goto("/", { waitUntil: "commit" })
  await toggle(page).click()
  expect(await getTheme(page)).toBe("light")
  arrive.resolve()
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true")
  expect(await getTheme(page)).toBe("dark")
})
