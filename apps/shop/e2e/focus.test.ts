import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { findPageAddress } from "./pages.ts"
import { setVehicleCookie } from "./setVehicleCookie.ts"
import { expect, fullOnPhone, onPhone, test } from "./shop.ts"

/**
 * Runs in the page. Returns the focused element if something covers it, tested at its center and corners. Waits two
 * frames for scrolling and sticky bars.
 */
const seeFocus = async (): Promise<{ readonly hidden: ReadonlyArray<string>; readonly isAtEnd: boolean }> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const focused = document.activeElement
  if (focused === null || focused === document.body) return { hidden: [], isAtEnd: true }
  const { bottom, height, left, right, top, width } = focused.getBoundingClientRect()
  if (width < 2 || height < 2) return { hidden: [], isAtEnd: false }
  const points = [
    [left + width / 2, top + height / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2]
  ] as const
  const isSeen = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (focused.contains(found) || found.contains(focused) || found.closest("label")?.contains(focused) === true)
  })
  return { hidden: isSeen ? [] : [focused.outerHTML.slice(0, 160)], isAtEnd: false }
}

/** Tabs through the page to its end or `most` stops, and returns the elements that were hidden while focused. */
const tabThrough = async (page: Page, most: number): Promise<{ readonly stops: number; readonly hidden: ReadonlyArray<string> }> => {
  const hidden: string[] = []
  for (let stops = 1; stops <= most; stops++) {
    await page.keyboard.press("Tab")
    const seen = await page.evaluate(seeFocus)
    hidden.push(...seen.hidden)
    if (seen.isAtEnd) return { stops, hidden }
  }
  return { stops: most, hidden }
}

for (const kind of ["category", "product"] as const)
  test(
    `WCAG 2.4.11 on a phone no bar hides a focused element: ${kind}`,
    kind === "product" ? onPhone : fullOnPhone,
    async ({ page, request }) => {
      await page.goto(await findPageAddress(request, kind))
      await waitForHydration(page)
      const { hidden, stops } = await tabThrough(page, 160)
      expect(stops).toBeGreaterThan(40)
      expect(hidden).toEqual([])
    }
  )

/** A phone upright and sideways, a small phone, and a desktop at 400 % zoom. */
for (const [tag, width, height] of [
  [fullOnPhone, 390, 844],
  [fullOnPhone, 844, 390],
  [fullOnPhone, 320, 568],
  [fullOnPhone, 320, 256]
] as const)
  test(
    `WCAG 2.4.11 the total of an exploded drawing hides no focused element at ${width}x${height}`,
    tag,
    async ({ context, page, baseURL }) => {
      await setVehicleCookie(context, baseURL ?? "", 1969, "Chevrolet", "Camaro")
      await page.setViewportSize({ width, height })
      await page.goto("/assembly/brake-corner")
      await waitForHydration(page)
      // The bar becomes sticky after a selection.
      await page.getByRole("button", { name: /^Pick the best-selling fit/ }).click()
      await expect(page.getByRole("button", { name: "Add the Set" })).toBeVisible()
      await page.locator("a.skip").focus()
      const { hidden, stops } = await tabThrough(page, 160)
      expect(stops).toBeGreaterThan(30)
      expect(hidden).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await spaceText(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  )

/** Applies the text spacing of WCAG 1.4.12; the content security policy allows constructed style sheets. */
const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }"
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Runs in the page. Returns prices that are clipped by a container. */
const cutPrices = (): string[] =>
  [...document.querySelectorAll(".price b, .price s")].flatMap((price) => {
    const { bottom, right } = price.getBoundingClientRect()
    const box = price.closest(".card, .prow, .buy, .cartline")?.getBoundingClientRect()
    const row = price.parentElement
    const isCut =
      (box !== undefined && (right > box.right + 1 || bottom > box.bottom + 1)) ||
      (row !== null &&
        getComputedStyle(row).overflow !== "visible" &&
        (row.scrollHeight > row.clientHeight + 1 || row.scrollWidth > row.clientWidth + 1))
    return isCut ? [price.outerHTML] : []
  })

for (const kind of ["home", "category", "search", "product", "toolbox"] as const)
  test(
    `WCAG 1.4.12 with wider text spacing nothing overflows at 320 px and no price is clipped: ${kind}`,
    fullOnPhone,
    async ({ page, request }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(await findPageAddress(request, kind))
      await waitForHydration(page)
      await spaceText(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await page.evaluate(cutPrices)).toEqual([])
    }
  )
