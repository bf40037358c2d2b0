import type { Locator, Page } from "@playwright/test"
import { globSync } from "node:fs"
import path from "node:path"
import { axeViolations } from "../e2e/axe.ts"
import { expect, test as base } from "../e2e/shop.ts"
import { root } from "../scripts/runStep.ts"
import { smallTargets } from "./smallTargets.ts"

const examples = ["packages/ui/src/*/{*,*/*}.examples.tsx", "apps/storefront/src/**/view/*/*.examples.tsx"]
const folders = globSync(examples, { cwd: root }).map((file) => path.basename(path.dirname(file)))

/** The smallest width is that of WCAG reflow: 1280 px at 400 %. */
const widths = [320, 390, 768, 1440] as const
const themes = ["light", "dark"] as const
/** Colors depend only on the theme and touch only on the width, so two variants cover all four. */
const looks: Readonly<Record<number, { readonly height: number; readonly theme: string; readonly isTouch: boolean }>> = {
  390: { height: 844, theme: "light", isTouch: true },
  1440: { height: 900, theme: "dark", isTouch: false }
}

/** Screenshots for designers in `.test/workbench` are optional, because they take longer than the tests. */
const isEnabled = process.env["WORKBENCH_PICTURES"] !== undefined
const picture = async (page: Page, name: string) => {
  if (isEnabled) await page.screenshot({ path: path.join(root, `.test/workbench/${name}.png`), fullPage: true })
}

const wear = (page: Page, theme: string) => page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme)

/**
 * Checks a component without page rules such as landmarks and heading order, which are tested on real pages. Enables
 * the target size rule, which axe disables by default.
 */
const inspect = async (page: Page, name: string) => {
  const wrong = await axeViolations(page, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
    rules: { "target-size": { enabled: true } }
  })
  expect.soft(wrong, name).toEqual([])
}

/** Opens an overlay, checks it, closes it by Escape and expects restored focus. */
const inspectOpened = async (page: Page, opener: Locator, name: string) => {
  await opener.click()
  const opened = page.getByRole("dialog").or(page.getByRole("alertdialog"))
  await expect(opened).toBeVisible()
  const opening = `${name}-${(await opener.innerText()).toLowerCase().replaceAll(" ", "-")}`
  await inspect(page, opening)
  await picture(page, opening)
  await page.keyboard.press("Escape")
  await expect(opened).toBeHidden()
  await expect(opener).toBeFocused()
}

/** One page per worker. It loads the workbench and its fonts once, then shows one component after the other. */
const test = base.extend<object, { readonly bench: Page }>({
  bench: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL! })
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.goto("/?page=notfound")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await use(page)
      await page.close()
    },
    { scope: "worker" }
  ],
  page: ({ bench }, use) => use(bench)
})

/** Shows a component like a new page: remounted, scrolled to the top, without stored data, with the pointer at rest. */
const visit = async (page: Page, name: string) => {
  await page.mouse.move(0, 0)
  await page.evaluate((component) => {
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, "", `/?component=${component}`)
    dispatchEvent(new PopStateEvent("popstate"))
    scrollTo(0, 0)
  }, name)
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible()
  // The fallback font may be wider than the shop's own.
  await page.evaluate(async () => void (await document.fonts.ready))
}

for (const name of folders) {
  test(`${name} fits every width and is accessible in both themes and by touch`, async ({ page }) => {
    await visit(page, name)
    for (const width of widths) {
      const look = looks[width]
      await page.setViewportSize({ width, height: look?.height ?? 900 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(width)
      for (const theme of isEnabled ? themes : []) {
        await wear(page, theme)
        await picture(page, `${name}-${width}-${theme}`)
      }
      if (look === undefined) continue
      await wear(page, look.theme)
      const at = `${name}-${width}-${look.theme}`
      await inspect(page, at)
      for (const opener of await page.locator("[data-opens]").all()) await inspectOpened(page, opener, at)
      if (look.isTouch) expect.soft(await page.evaluate(smallTargets), `${name}: too small for a finger`).toEqual([])
    }
  })
}
