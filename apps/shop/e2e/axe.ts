import { expect, type Page } from "@playwright/test"
import type axe from "axe-core"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** Returns the theme of a width: dark on desktop, light on phones. */
export const getTheme = (isMobile: boolean): "dark" | "light" => (isMobile ? "light" : "dark")
export const getViewport = (isMobile: boolean): { readonly width: number; readonly height: number } =>
  isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 }

/** Displays a page at this viewport in this theme. */
const show = async (page: Page, screen: ReturnType<typeof getViewport>, theme: ReturnType<typeof getTheme>): Promise<void> => {
  await page.setViewportSize(screen)
  await page.emulateMedia({ colorScheme: theme })
  // A form-based page reads its theme only on load, and pages of other sites have no theme.
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    if ("theme" in dataset) dataset["theme"] = theme
  }, theme)
}

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

/** Maximum milliseconds for axe on a busy machine. A longer run will not finish. */
const LONGEST = 60_000
/** Maximum milliseconds to wait for color transitions. Without rendered frames they never end. */
const STILL = 5_000

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/**
 * Returns axe's violations on a page, one line per rule. Injects axe once per page. Skips frames, because the shop has
 * none, and passing rules.
 */
export const axeViolations = async (page: Page, options: Pick<axe.RunOptions, "rules" | "runOnly">): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(
    async ([chosen, longest]) => {
      const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`axe took more than ${longest} ms`)), longest))
      return (await Promise.race([window.axe!.run(document, { ...chosen, resultTypes: ["violations"] }), timeout])).violations
    },
    [options, LONGEST] as const
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" ")}`)
}

/** Waits until no color transition is running. Ignores infinite animations. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    const ended = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest))])
  }, STILL)

/**
 * Rules that axe disables by default but the shop checks. Deprecated rules and those of level AAA stay off, and so does
 * `p-as-heading`, which reports each bold price as a heading.
 */
const axeRules = {
  "target-size": { enabled: true },
  "identical-links-same-purpose": { enabled: true },
  "meta-refresh-no-exceptions": { enabled: true },
  "css-orientation-lock": { enabled: true },
  "focus-order-semantics": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "table-fake-caption": { enabled: true },
  "td-has-header": { enabled: true },
  "p-as-heading": { enabled: false }
} as const

export const expectNoAxeViolations = async (page: Page): Promise<void> => {
  await still(page)
  expect(await axeViolations(page, { rules: axeRules })).toEqual([])
}

/** Checks both widths with their themes in a test that runs at one width, then restores the first. The input method stays the same. */
export const expectNoAxeViolationsAtBoth = async (page: Page): Promise<void> => {
  const screen = page.viewportSize()!
  const theme = await page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"))
  for (const isMobile of [false, true]) {
    await show(page, getViewport(isMobile), getTheme(isMobile))
    await expectNoAxeViolations(page)
  }
  await show(page, screen, theme)
}
