import type { Page } from "@playwright/test"

/** Each theme is looked at in one width: a wide screen in the dark, a phone in daylight. */
export const getTheme = (isMobile: boolean): "dark" | "light" => (isMobile ? "light" : "dark")
export const getViewport = (isMobile: boolean): { readonly width: number; readonly height: number } =>
  isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 }

/** Has a page looked at on this screen, in this theme. */
export const show = async (page: Page, screen: ReturnType<typeof getViewport>, theme: ReturnType<typeof getTheme>): Promise<void> => {
  await page.setViewportSize(screen)
  await page.emulateMedia({ colorScheme: theme })
  // A page of forms takes its theme when it comes; one that is not the shop's has none.
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    if ("theme" in dataset) dataset["theme"] = theme
  }, theme)
}
