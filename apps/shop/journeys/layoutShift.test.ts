import { addressOf, alive, expect, test } from "./shop.ts"

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** What may move, of the whole visible page (CLS). */
const BUDGET = 0.02

for (const kind of ["home", "category", "product"] as const) {
  test(`the ${kind} page stays where it was drawn: layout shift at most ${BUDGET}`, async ({ page, request }) => {
    await page.goto(await addressOf(request, kind))
    await alive(page)
    await page.waitForLoadState("networkidle")
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.waitForLoadState("networkidle")
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (!(entry as LayoutShift).hadRecentInput) sum += (entry as LayoutShift).value
          })
          observer.observe({ type: "layout-shift", buffered: true })
          // The kept entries are handed out before the next frame is over.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
        })
    )
    expect(shift).toBeLessThanOrEqual(BUDGET)
  })
}
