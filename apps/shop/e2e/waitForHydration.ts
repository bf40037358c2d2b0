import type { Page } from "@playwright/test"

/** Waits until the page has come alive: React has drawn over the server's markup and keeps no clicks back any more. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => !("earlyClicks" in window), undefined, { timeout: LONGEST_START })
    .catch(async (cause: unknown) => Promise.reject(new Error(`${page.url()} did not come alive: ${await stateOf(page)}`, { cause })))
}
/** Milliseconds; shorter than a journey may take, so that it is told what the page waited for. */
const LONGEST_START = 40_000

/** What a page is at that does not come alive: how far its document is, whether it draws, and its code's files with what each took. */
const stateOf = (page: Page): Promise<string> => {
  const told = page.evaluate(async () => {
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
  return Promise.race([told, new Promise<string>((resolve) => setTimeout(resolve, 5000, "it answers nothing"))])
}

export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await waitForHydration(page)
}
