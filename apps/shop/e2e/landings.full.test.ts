import { waitForHydration } from "./waitForHydration.ts"
import { expectNoAxeViolationsAtBoth, getViewport } from "./axe.ts"
import { expect, onPhone, test } from "./shop.ts"

/** One page of each template; the crawl test requests all of them. */
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
  test(`SEO-07 ${path} hydrates without console messages, is accessible and does not overflow`, onPhone, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expectNoAxeViolationsAtBoth(page)
    for (const isMobile of [true, false]) {
      await page.setViewportSize(getViewport(isMobile))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
