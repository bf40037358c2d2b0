import { layoutShift, SHIFT_BUDGET } from "./layoutShift.ts"
import { addressOf, alive, expect, test } from "./shop.ts"

for (const kind of ["home", "category", "product"] as const) {
  test(`the ${kind} page stays where it was drawn: layout shift at most ${SHIFT_BUDGET}`, async ({ page, request }) => {
    await page.goto(await addressOf(request, kind))
    await alive(page)
    await page.waitForLoadState("networkidle")
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.waitForLoadState("networkidle")
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_BUDGET)
  })
}
