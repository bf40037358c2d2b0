import { addressOf, alive, expect, pageKinds, test } from "./shop.ts"

/** Widths of the smallest phones still sold, and of the largest text on a wider one. */
const WIDTHS = [320, 360]

for (const kind of pageKinds) {
  test(`the ${kind} page does not scroll sideways on the smallest screens`, async ({ page, request, quietConsole }) => {
    if (kind === "missing") quietConsole.expected = /Failed to load resource/
    const address = await addressOf(request, kind)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(address)
      await alive(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}
