import type { Page } from "@playwright/test"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { onDesktop, builtFile, expect, onPhone, test } from "./shop.ts"

/** Holds back these files until the returned function is called. */
const hold = async (page: Page, files: RegExp): Promise<() => void> => {
  let come = () => {}
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route(files, async (route) => held.then(() => route.continue()))
  return come
}

test("NAV-167 the first click of a link shows a progress bar until its page arrives, and Escape cancels it", onPhone, async ({ page }) => {
  const file = new RegExp(builtFile("src/features/help/HelpCenterPage.tsx"))
  const come = await hold(page, file)
  await goTo(page, "/giftcards")
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Help Center" })
  const bar = page.getByRole("progressbar", { name: "Loading page" })
  // The hydrated page prefetches the code behind a link when the pointer comes near.
  const fetched = page.waitForRequest(file)
  await link.hover()
  await fetched
  await link.click()
  await expect(bar).toBeAttached()
  await expect(page.locator(".progress")).toBeVisible()
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Loading page" })).toBeAttached()
  await page.keyboard.press("Escape")
  await expect(bar).toHaveCount(0)
  await expect(link).toBeFocused()
  come()
  await page.waitForLoadState("networkidle")
  await expect(page).toHaveURL(/giftcards/)
  await link.click()
  await expect(page).toHaveURL(/helpcenter/)
  await expect(bar).toHaveCount(0)
})

test("NAV-168 text typed after the slash before hydration is passed on to the search", onDesktop, async ({ page }) => {
  const come = await hold(page, /\/assets\/.*\.js$/)
  await page.goto("/services", { waitUntil: "commit" })
  const field = page.getByRole("banner").getByRole("searchbox", { name: "Search" })
  await expect(field).toBeVisible()
  await page.keyboard.press("/")
  await page.keyboard.type("rotor")
  await expect(field).toHaveValue("rotor")
  come()
  await waitForHydration(page)
  await expect(page.getByRole("dialog", { name: /^Search/ }).getByRole("combobox")).toHaveValue("rotor")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/query=rotor/)
})
