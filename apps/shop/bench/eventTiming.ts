import type { Page } from "@playwright/test"

/** Milliseconds within which the browser reports an interaction. */
const REPORT = 500

declare global {
  interface Window {
    interactions: Map<number, number>
  }
}

/** Minimum duration that Event Timing reports. */
const SHORTEST = 16

/** Runs in the page. Records the longest event of each interaction by id. */
export const logInteractions = (): void => {
  const everyEvent: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
    buffered: true
  }
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        window.interactions.set(entry.interactionId, Math.max(entry.duration, window.interactions.get(entry.interactionId) ?? 0))
  }).observe(everyEvent)
}

/** Returns the durations of this many interactions after their frames are painted. */
export const measureInteractions = async (page: Page, presses: number, act: () => Promise<void>): Promise<ReadonlyArray<number>> => {
  await page.waitForTimeout(REPORT)
  await page.evaluate(() => window.interactions.clear())
  await act()
  await page.waitForTimeout(REPORT)
  const durations = await page.evaluate(() => [...window.interactions.values()])
  return [...durations, ...Array.from({ length: Math.max(0, presses - durations.length) }, () => SHORTEST)]
}
