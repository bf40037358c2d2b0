import { expect, type Page } from "@playwright/test"
import type axe from "axe-core"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { getViewport, show, getTheme } from "./themes.ts"

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

/** Milliseconds that axe takes on the busiest machine; beyond them it will not end. */
const LONGEST = 60_000
/** Milliseconds beyond which a color is not waited for: where the browser draws no frame, none comes to its end. */
const STILL = 5_000

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/**
 * What axe finds wrong on a page, one line a rule. It is given to a page once, however often that is looked at, and it looks into no frame:
 * the shop has none. What passes is neither listed nor sent.
 */
export const axeViolations = async (page: Page, options: Pick<axe.RunOptions, "rules" | "runOnly">): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(
    async ([chosen, longest]) => {
      const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`axe took more than ${longest} ms`)), longest))
      return (await Promise.race([window.axe!.run(document, { ...chosen, resultTypes: ["violations"] }), late])).violations
    },
    [options, LONGEST] as const
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" ")}`)
}

/** Until no color is on its way to another any more; what turns for ever is not waited for. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    const ended = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest))])
  }, STILL)

/**
 * On top of the rules that axe has on by itself, the ones below that it leaves off. Off stay those that are deprecated or of level AAA alone,
 * and `p-as-heading`, which takes each bold price for a heading.
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

/** For a journey that runs at one width: both in turn, each in its theme, then back. The hand stays: a finger is none the less one at a desk. */
export const expectNoAxeViolationsAtBoth = async (page: Page): Promise<void> => {
  const screen = page.viewportSize()!
  const theme = await page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"))
  for (const isMobile of [false, true]) {
    await show(page, getViewport(isMobile), getTheme(isMobile))
    await expectNoAxeViolations(page)
  }
  await show(page, screen, theme)
}
