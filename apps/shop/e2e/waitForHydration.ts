import type { Page } from "@playwright/test"

/** Waits until the page is hydrated and has replayed all pre-hydration clicks. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => !("earlyClicks" in window), undefined, { timeout: LONGEST_START })
    .catch(async (cause: unknown) => Promise.reject(new Error(`${page.url()} did not hydrate: ${await getState(page)}`, { cause })))
}
/** Maximum milliseconds of hydration; shorter than a test's timeout, so that the error describes the page's state. */
const LONGEST_START = 40_000

/** Describes a page that does not hydrate: document state, frames, and the duration of each script. */
const getState = (page: Page): Promise<string> => {
  const description = page.evaluate(async () => {
    const draws = new Promise((resolve) => requestAnimationFrame(() => resolve(true)))
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
    return JSON.stringify({
      document: document.readyState,
      isDrawn: await Promise.race([draws, new Promise((resolve) => setTimeout(resolve, 1000, false))]),
      scripts: files.map(({ duration, name, startTime }) => [
        name.slice(name.lastIndexOf("/")),
        Math.round(startTime),
        Math.round(duration)
      ])
    })
  })
  return Promise.race([description, new Promise<string>((resolve) => setTimeout(resolve, 5000, "the page does not respond"))])
}

export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await waitForHydration(page)
}
