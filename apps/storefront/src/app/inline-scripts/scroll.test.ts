// @vitest-environment node
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import { SCROLL_KEY } from "../routes/restoreScroll.ts"
import scroll from "./scroll.ts?script"

interface Entry {
  readonly scrollRestoration?: string
  readonly state?: unknown
  readonly kept?: string
}

/** Where a page begins that is loaded for an entry of the history; null: at its top, or where the browser has it. */
const beginning = ({ scrollRestoration = "manual", state = { key: "k7" }, kept = '{"k7":240}' }: Entry) => {
  let place: ReadonlyArray<number> | null = null
  runInNewContext(scroll, {
    history: { scrollRestoration, state },
    sessionStorage: { [SCROLL_KEY]: kept },
    scrollTo: (...to: ReadonlyArray<number>) => (place = to)
  })
  return place
}

it("NAV-170 a page that is loaded on a step to it begins where the shop left it, and is left to the browser where the shop kept nothing", () => {
  expect(beginning({})).toEqual([0, 240])
  expect([{ scrollRestoration: "auto" }, { state: null }, { kept: "" }].map(beginning)).toEqual([null, null, null])
})
