import type { Page } from "@playwright/test"

/** Returns the theme of a width: dark on desktop, light on phones. */
export const getTheme = (isMobile: boolean): "dark" | "light" => (isMobile ? "light" : "dark")
export const getViewport = (isMobile: boolean): { readonly width: number; readonly height: number } =>
  isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 }

/** Displays a page at this viewport in this theme. */
export const show = async (page: Page, screen: ReturnType<typeof getViewport>, theme: ReturnType<typeof getTheme>): Promise<void> => {
  await page.setViewportSize(screen)
  await page.emulateMedia({ colorScheme: theme })
  // A form-based page reads its theme only on load, and foreign pages have none.
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    if ("theme" in dataset) dataset["theme"] = theme
  }, theme)
}
