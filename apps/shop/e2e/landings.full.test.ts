import { waitForHydration } from "./waitForHydration.ts"
import { expectNoAxeViolationsAtBoth } from "./axe.ts"
import { getViewport } from "./themes.ts"
import { expect, onPhone, test } from "./shop.ts"

/** One of each template among them, which are all alike but for their words; the crawl has asked for every one. */
const templates = [
  "/categories",
  "/brands",
  "/engines",
  "/platforms/gm-f-body",
  "/street",
  "/deals",
  "/pages/newtrending",
  "/services",
  "/info/helpcenter",
  "/Featured/Racing-Engines",
  "/the-toolbox/recommended"
]

for (const path of templates)
  test(
    `SEO-07 ${path} comes alive without a word on the console, can be read by everybody, and nothing stands out at its side`,
    onPhone,
    async ({ page }) => {
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      await expectNoAxeViolationsAtBoth(page)
      for (const isMobile of [true, false]) {
        await page.setViewportSize(getViewport(isMobile))
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    }
  )
