import type { Page } from "@playwright/test"
import type axe from "axe-core"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/**
 * What axe finds wrong on a page, one line a rule. It is given to a page once, however often that is looked at, and it looks into no frame:
 * the shop has none. What passes is neither listed nor sent.
 */
export const axeViolations = async (page: Page, options: Pick<axe.RunOptions, "rules" | "runOnly">): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(
    async (chosen) => (await window.axe!.run(document, { ...chosen, resultTypes: ["violations"] })).violations,
    options
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" ")}`)
}
