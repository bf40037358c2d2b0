import type { Page } from "@playwright/test"
import { expect, test } from "../e2e/shop.ts"

const visit = (page: Page, component: string) => page.goto(`/?component=${component}`)
const getHeight = async (page: Page, selector: string) => Math.round((await page.locator(selector).first().boundingBox())?.height ?? 0)

test.describe("browser measurements", () => {
  test("MODAL-10 CTRL-27 a drawer slides out within 300 ms and is removed", async ({ page }) => {
    await visit(page, "drawer")
    const opener = page.getByRole("button", { name: "Wide" })
    await opener.click()
    const drawer = page.getByRole("dialog")
    await expect(drawer).toHaveCSS("transition-duration", /^0\.3s\b/)
    await page.getByRole("button", { name: "Close" }).click()
    await expect(drawer).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test("CTRL-28 a dialog closes within 300 ms", async ({ page }) => {
    await visit(page, "dialog")
    await page.getByRole("button", { name: "Confirm" }).click()
    const dialog = page.getByRole("alertdialog")
    await expect(dialog).toHaveCSS("transition-duration", /^0\.3s\b/)
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
  })

  test("MODAL-11 MODAL-13 a drawer is 350, 400 or, for a form, 500 px wide", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, "drawer")
    for (const [opener, width] of [
      ["From the left", 350],
      ["Wide", 400],
      ["Form", 500]
    ] as const) {
      await page.getByRole("button", { name: opener, exact: true }).click()
      await expect.poll(async () => (await page.getByRole("dialog").boundingBox())?.width).toBe(width)
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toHaveCount(0)
    }
  })

  test("CTRL-29 a fade-in takes 200 ms, and none with reduced motion", async ({ page }) => {
    await visit(page, "fade-in")
    await expect(page.locator(".fade-in")).toHaveCSS("animation-duration", "0.2s")
    await page.emulateMedia({ reducedMotion: "reduce" })
    await expect(page.locator(".fade-in")).toHaveCSS("animation-name", "none")
  })

  test("CTRL-08 a dropdown is 38 px high, or 44 px for touch", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, "dropdown")
    expect(await getHeight(page, ".dropdown .input")).toBe(38)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await getHeight(page, ".dropdown .input")).toBe(44)
  })

  test("CTRL-07 a dropdown's list is at most 300 px high, and at least 140 px in limited space", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, "dropdown")
    const field = page.getByRole("combobox", { name: "Make" }).first()
    await field.click()
    await expect.poll(() => getHeight(page, ".dropdown__menu")).toBe(300)
    await page.keyboard.press("Escape")
    await page.setViewportSize({ width: 1440, height: 200 })
    await field.click()
    await expect.poll(() => getHeight(page, ".dropdown__menu")).toBe(140)
  })

  test("GAP-C50 a dropdown opens below, above, or where there is space", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, "dropdown")
    const side = async (example: string) => {
      const field = page.locator("section", { hasText: example }).getByRole("combobox")
      await field.scrollIntoViewIfNeeded()
      await field.click()
      const side = await page.locator(".dropdown__menu").getAttribute("data-side")
      await page.keyboard.press("Escape")
      await expect(page.locator(".dropdown__menu")).toHaveCount(0)
      return side
    }
    expect(await side("Nothing selected")).toBe("bottom")
    expect(await side("Opens above")).toBe("top")
    expect(await side("Opens where there is room")).toBe("bottom")
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.evaluate(() => document.querySelector("section:nth-of-type(2) .field")?.scrollIntoView({ block: "end" }))
    expect(await side("Opens where there is room")).toBe("top")
  })

  test("CTRL-08 PageDown and PageUp move by five options and keep the typed filter", async ({ page }) => {
    await visit(page, "dropdown")
    const field = page.getByRole("combobox", { name: "Make" }).first()
    await field.focus()
    await page.keyboard.press("ArrowDown")
    const highlighted = page.locator(".dropdown__option[data-highlighted]")
    await expect(highlighted).toHaveText("AMC")
    await page.keyboard.press("PageDown")
    await expect(highlighted).toHaveText("DeSoto")
    await page.keyboard.press("PageUp")
    await expect(highlighted).toHaveText("AMC")
    await field.pressSequentially("ch")
    await expect(page.getByRole("option")).toHaveText(["Chevrolet", "Chrysler"])
    await page.keyboard.press("PageDown")
    await page.keyboard.press("Enter")
    await expect(field).toHaveValue("Chrysler")
  })
})

test.describe("carousel", () => {
  const begin = async (page: Page) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await visit(page, "carousel")
    const region = page.getByRole("region", { name: "Recommended For You" })
    return {
      region,
      back: region.getByRole("button", { name: /^Previous/ }),
      on: region.getByRole("button", { name: /^Next/ }),
      first: region.getByRole("listitem").first(),
      last: region.getByRole("listitem").last()
    }
  }

  test("GAP-C42 moves by its buttons, which are disabled at the ends", async ({ page }) => {
    const { back, first, last, on } = await begin(page)
    await expect(back).toBeDisabled()
    await expect(first).toBeInViewport()
    while (await on.isEnabled()) {
      await on.click()
      await expect(back).toBeEnabled()
    }
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await expect(first).not.toBeInViewport()
    while (await back.isEnabled()) await back.click()
    await expect(first).toBeInViewport({ ratio: 0.9 })
  })

  test("GAP-C42 moves by keys, and never automatically", async ({ page }) => {
    const { back, first, last, on, region } = await begin(page)
    await region.focus()
    await page.keyboard.press("End")
    await expect(on).toBeDisabled()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press("Home")
    await expect(back).toBeDisabled()
    await page.keyboard.press("ArrowRight")
    await expect(back).toBeEnabled()
    await page.keyboard.press("ArrowLeft")
    await expect(back).toBeDisabled()
    await expect(first).toBeInViewport({ ratio: 0.9 })
  })

  test("GAP-C42 scrolls a focused slide into view", async ({ page }) => {
    const { last } = await begin(page)
    await last.getByRole("link").first().focus()
    await expect(last).toBeInViewport({ ratio: 0.9 })
  })

  test("jumps instead of sliding with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    const { first, on, region } = await begin(page)
    const row = region.getByRole("list")
    await on.click()
    const moved = await row.evaluate((element) => getComputedStyle(element).transform)
    expect(await first.evaluate((element) => element.getBoundingClientRect().right < 0)).toBe(true)
    expect(await row.evaluate((element) => getComputedStyle(element).transform)).toBe(moved)
  })
})
