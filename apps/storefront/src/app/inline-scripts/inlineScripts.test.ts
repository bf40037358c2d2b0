// @vitest-environment node
import { createContext, runInContext } from "node:vm"
import { expect, it } from "vitest"
import banners from "./banners.ts?script"
import earlyClicks from "./earlyClicks.ts?script"
import earlySteps from "./earlySteps.ts?script"
import earlyView from "./earlyView.ts?script"
import install from "./install.ts?script"
import lateFaces from "./lateFaces.ts?script"
import scroll from "./scroll.ts?script"
import theme from "./theme.ts?script"

const scripts = [theme, earlySteps, banners, lateFaces, earlyClicks, install, earlyView, scroll]

/** A little above what they weigh today, in characters: each page carries them. */
const LINE = 2300

it("the document's scripts weigh no more than they are allowed to", () => {
  expect(scripts.join("").length).toBeLessThan(LINE)
})

it("the document's scripts run in one page beside each other, and leave there what the page's modules take and no name more", () => {
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
  expect(Object.keys(page).filter((name) => !given.has(name))).toEqual(["endEarlySteps", "earlyClicks", "endEarlyView"])
})
