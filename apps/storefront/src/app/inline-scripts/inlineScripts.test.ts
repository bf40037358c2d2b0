// @vitest-environment node
import { createContext, runInContext } from "node:vm"
import { expect, it } from "vitest"
import banners from "./banners.ts?script"
import earlyClicks from "./earlyClicks.ts?script"
import earlyView from "./earlyView.ts?script"
import install from "./install.ts?script"
import deferWebFonts from "./deferWebFonts.ts?script"
import theme from "./theme.ts?script"

const scripts = [theme, banners, deferWebFonts, earlyClicks, install, earlyView]

/** Limits slightly above the current size in characters, because every page contains the scripts. */
const LINE = 2270

it("the document's scripts stay within their size limits", () => {
  expect(scripts.join("").length).toBeLessThan(LINE)
})

it("the document's scripts run together in one page and leave only the globals that the page's modules read", () => {
  const page: Record<string, unknown> = {
    document: { documentElement: { dataset: {} }, querySelector: () => null },
    history: {},
    location: {},
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {}
  }
  page["window"] = page
  const given = new Set(Object.keys(page))
  createContext(page)
  for (const script of [...scripts, ...scripts]) runInContext(script, page)
  expect(Object.keys(page).filter((name) => !given.has(name))).toEqual(["earlyClicks", "endEarlyView"])
})
