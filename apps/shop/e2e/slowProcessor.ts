import type { Page } from "@playwright/test"

/** Runs the page's scripts at a quarter of the speed, as on a cheap phone. */
export const slowProcessor = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}
