import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { expectNoAxeViolations, getTheme } from "./axe.ts"
import { builtFile, coreAtDesk, coreOnPhone, expect, failedToLoad, full, fullAtDesk, fullOnPhone, test } from "./shop.ts"

const isPhone = (page: Page): boolean => page.viewportSize()!.width < 1024
const controls = (page: Page) => page.getByRole("navigation", { name: isPhone(page) ? "Quick access" : "Main" })
/** Returns the menu link: in the header of a wide screen, in the bar of a phone. */
const menu = (page: Page) => (isPhone(page) ? controls(page) : page.getByRole("banner")).getByRole("link", { name: "Menu", exact: true })
const drawer = (page: Page) => page.getByRole("dialog")
const panel = (page: Page, name: string) => drawer(page).getByRole("navigation", { name })

const open = async (page: Page, address = "/the-toolbox") => {
  await page.goto(address)
  await waitForHydration(page)
  await menu(page).click()
  await expect(panel(page, "Menu")).toBeVisible()
}
const focused = (page: Page) => page.locator(":focus")

/** Presses Tab until the control of this name has focus. */
const tabTo = async (page: Page, name: string) => {
  for (let tabs = 0; tabs < 40; tabs++) {
    if ((await focused(page).textContent())?.trim() === name) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not reach ${name}`)
}

test(
  "NAV-26 NAV-35 the keyboard opens the menu three panels deep and back, filters it and follows a link",
  coreAtDesk,
  async ({ page }) => {
    await page.goto("/the-toolbox")
    await waitForHydration(page)
    await menu(page).focus()
    await page.keyboard.press("Enter")
    await expect(drawer(page)).toHaveAccessibleName("Menu")
    await tabTo(page, "Shop")
    await page.keyboard.press("Enter")
    await expect(panel(page, "Shop")).toBeFocused()
    await tabTo(page, "Brand")
    await page.keyboard.press("Enter")
    await expect(panel(page, "Brand")).toBeFocused()
    await drawer(page).getByRole("button", { name: "Back" }).focus()
    await page.keyboard.press("Enter")
    await expect(focused(page)).toHaveText("Brand")
    await page.keyboard.press("Enter")
    const filter = drawer(page).getByRole("searchbox", { name: "Filter Brand" })
    await filter.focus()
    const brand = (await panel(page, "Brand").getByRole("link").last().textContent())!
    await page.keyboard.type(brand.toUpperCase())
    await expect(panel(page, "Brand").getByRole("link")).toHaveText([brand])
    await page.keyboard.press("Enter")
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL(/\/brands\//)
    await expect(page.getByRole("main")).toBeFocused()
  }
)

test(
  "MODAL-11 MODAL-12 the menu is 350 px wide or as wide as a phone, has 44 px controls, and restores focus on Escape",
  coreOnPhone,
  async ({ page }) => {
    await open(page)
    const box = (await drawer(page).boundingBox())!
    expect(Math.round(box.width)).toBe(isPhone(page) ? 390 : 350)
    await drawer(page).getByRole("button", { name: "Shop" }).click()
    await drawer(page).getByRole("button", { name: "Brand" }).click()
    await expect(drawer(page).getByRole("searchbox")).toBeVisible()
    const heights = await drawer(page)
      .locator(":is(a, button, input):visible")
      .evaluateAll((all) => all.filter((control) => !control.closest("[inert]")).map((control) => control.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await page.keyboard.press("Escape")
    await expect(drawer(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
  }
)

test(
  "NAV-37 MODAL-08 MODAL-09 a swipe of 100 px to the edge closes the menu, unless it starts on the filter",
  fullOnPhone,
  async ({ page, context }) => {
    const touch = await context.newCDPSession(page)
    const swipe = async (from: { x: number; y: number }, distance: number) => {
      const point = (x: number) => [{ x, y: from.y }]
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(from.x) })
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: point(from.x - distance / 2) })
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: point(from.x - distance) })
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    }
    await open(page)
    await drawer(page).getByRole("button", { name: "Shop" }).click()
    await drawer(page).getByRole("button", { name: "Brand" }).click()
    const field = (await drawer(page).getByRole("searchbox").boundingBox())!
    await swipe({ x: field.x + field.width - 60, y: field.y + 20 }, 200)
    await swipe({ x: 300, y: 400 }, 60)
    await expect(drawer(page)).toBeVisible()
    await swipe({ x: 300, y: 400 }, 140)
    await expect(drawer(page)).toBeHidden()
  }
)

test("NAV-50 the phone bar's Shop opens the shop menu, and Garage the garage", fullOnPhone, async ({ page }) => {
  await page.goto("/the-toolbox")
  await waitForHydration(page)
  await controls(page).getByRole("link", { name: "Shop" }).click()
  await expect(panel(page, "Shop")).toBeVisible()
  await page.keyboard.press("Escape")
  await controls(page).getByRole("link", { name: "Garage" }).click()
  await expect(page.getByRole("dialog", { name: "Your Garage" })).toBeVisible()
})

test(
  "NAV-43 the toolbox opens as a 1100 px panel from the header and closes when an article is opened",
  fullAtDesk,
  async ({ page, quietConsole }) => {
    quietConsole.expected = failedToLoad
    await page.goto("/")
    await waitForHydration(page)
    await controls(page).getByRole("link", { name: "Toolbox" }).click()
    const blade = page.getByRole("dialog", { name: "Toolbox" })
    await expect(blade.getByRole("heading", { name: "LS Swap" })).toBeVisible()
    expect(Math.round((await blade.boundingBox())!.width)).toBe(1100)
    await blade.getByRole("link", { name: "Tech" }).click()
    await expect(blade).toBeHidden()
    await expect(page).toHaveURL(/tech~2-1$/)
  }
)

test("the open menus have no accessibility violation", full, async ({ page, context, baseURL, quietConsole }) => {
  quietConsole.expected = failedToLoad
  await context.addCookies([{ name: "theme", value: getTheme(isPhone(page)), url: baseURL! }])
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page)
  await expectNoAxeViolations(page)
  await drawer(page).getByRole("button", { name: "Shop" }).click()
  await drawer(page).getByRole("button", { name: "Brand" }).click()
  await expect(drawer(page).getByRole("searchbox")).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press("Escape")
  if (isPhone(page)) return
  await controls(page).getByRole("link", { name: "Toolbox" }).click()
  await expect(page.getByRole("dialog").getByRole("heading", { name: "LS Swap" })).toBeVisible()
  await expectNoAxeViolations(page)
})

test("at 200 % zoom and on the narrowest phone, nothing of the menu or header is cut off", full, async ({ page }) => {
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: Math.max(width / 2, 320), height: height / 2 })
  await open(page)
  await drawer(page).getByRole("button", { name: "Shop" }).click()
  await drawer(page).getByRole("link", { name: "Services" }).scrollIntoViewIfNeeded()
  await expect(drawer(page).getByRole("link", { name: "Services" })).toBeInViewport()
  for (const way of [drawer(page).getByRole("link", { name: /Call Now/ }), drawer(page).getByRole("button", { name: "Close" })]) {
    await expect(way).toBeInViewport({ ratio: 1 })
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBe(0)
})

test("NAV-40 a list whose service is unavailable shows a message with a link to its page", fullAtDesk, async ({ page, quietConsole }) => {
  quietConsole.expected = /Failed to load resource|Failed Trait Nav Request/
  await page.route("**/graphql/trait", (route) => route.fulfill({ status: 503, body: "away" }))
  await open(page)
  await drawer(page).getByRole("button", { name: "Shop" }).click()
  await drawer(page).getByRole("button", { name: "Brand" }).click()
  await expect(drawer(page).getByText("We couldn't load this list.")).toBeVisible({ timeout: 20_000 })
  await expect(drawer(page).getByRole("link", { name: "Shop by Brand" })).toHaveAttribute("href", "/brands")
})

test("NAV-44 the toolbox panel links to the toolbox while the articles are unavailable", fullAtDesk, async ({ page, quietConsole }) => {
  quietConsole.expected = /Failed to load resource|failed|Failed|content \w+ with status 503/
  await page.route("**/graphql/content", (route) => route.fulfill({ status: 503, body: "away" }))
  await page.goto("/")
  await waitForHydration(page)
  await controls(page).getByRole("link", { name: "Toolbox" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Go to the Toolbox" }).click({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/the-toolbox$/)
})

test("the menu's controls link to pages if their code fails to load", fullOnPhone, async ({ page, quietConsole }) => {
  quietConsole.expected = /Failed to load resource|Failed to fetch/
  await page.route(`**/${builtFile("src/features/navigation/NavigationDrawer.tsx")}`, (route) => route.abort())
  await page.goto("/the-toolbox")
  await waitForHydration(page)
  await menu(page).click()
  await expect(page).toHaveURL(/\/categories$/)
})
