import type { Page } from "@playwright/test"

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** What may move, of the whole visible page (CLS). */
export const SHIFT_BUDGET = 0.02

/** How much has moved by itself since the page began, up to now. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
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
