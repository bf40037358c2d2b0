import type { Locator, Page } from "@playwright/test"
import { globSync } from "node:fs"
import path from "node:path"
import { axeViolations } from "../e2e/axe.ts"
import { expect, test as base } from "../e2e/shop.ts"
import { root } from "../scripts/runStep.ts"
import { smallTargets } from "./smallTargets.ts"

const examples = ["packages/ui/src/*/*/*.examples.tsx", "apps/storefront/src/**/view/*/*.examples.tsx"]
const folders = globSync(examples, { cwd: root }).map((file) => path.basename(path.dirname(file)))

/** The least is that of WCAG's reflow: 1280 px at 400 %. */
const widths = [320, 390, 768, 1440] as const
const themes = ["light", "dark"] as const
/** Colors follow the theme alone, and what is reached follows the width alone: two looks see all four. */
const looks: Readonly<Record<number, { readonly height: number; readonly theme: string; readonly isTouch: boolean }>> = {
  390: { height: 844, theme: "light", isTouch: true },
  1440: { height: 900, theme: "dark", isTouch: false }
}

/** Pictures for whoever designs lie in `.test/workbench` where they are wished for: they take longer than all the rest. */
const wished = process.env["WORKBENCH_PICTURES"] !== undefined
const picture = async (page: Page, name: string) => {
  if (wished) await page.screenshot({ path: path.join(root, `.test/workbench/${name}.png`), fullPage: true })
}

const wear = (page: Page, theme: string) => page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme)

/**
 * A component alone is no page: what a page has to have (landmarks, the order of its headings) is looked at on the shop's own. Axe leaves the
 * size of targets off by itself.
 */
const inspect = async (page: Page, name: string) => {
  const wrong = await axeViolations(page, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
    rules: { "target-size": { enabled: true } }
  })
  expect.soft(wrong, name).toEqual([])
}

/** What lies over the page opens, is looked at, closes by Escape and gives the focus back. */
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

/** One page per worker. It loads the workbench and its fonts once, and then shows one component after the other. */
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

/** Shows a component as a page of its own would: mounted anew, at the top, without stored data and with the pointer at rest. */
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
  test(`${name} holds at every width, in both themes and under a finger`, async ({ page }) => {
    await visit(page, name)
    for (const width of widths) {
      const look = looks[width]
      await page.setViewportSize({ width, height: look?.height ?? 900 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(width)
      for (const theme of wished ? themes : []) {
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
