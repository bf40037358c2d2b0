import { describe, expect, it } from "vitest"
import { bundle, weightOf } from "./bundle.ts"
import { allOf, capabilities, rulesOf } from "./subpaths.ts"

/** kB (1000 bytes), minified and after gzip -9; `bench/subpathSizes.ts` prints what each weighs today. */
const limit = { rules: 4, whole: 28.7 }
/** The checkout keeps addresses, reckons days and names what is another one than was read. What waits for a network stands in for the services of cart, lists and garage, and judges parts; what sends it comes apart from it. The planner looks at lists, cart and orders. Recommendations of pages that were left are kept. */
const allowed: Readonly<Record<string, number>> = { checkout: 30, "offline-queue": 35, planner: 30.1, recommendations: 28.9 }
const SLOW = 60_000

/** The capabilities of which a use-case, and not only a rule or a schema, is in a bundle. */
const useCasesIn = (modules: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(modules.flatMap((module) => /^([a-z]+)\/[A-Z]\w+\.ts$/.exec(module)?.[1] ?? []))

describe("a capability's subpath", () => {
  it("is there for every one of the capabilities, and there is none for all", () => {
    expect(capabilities).toEqual(expect.arrayContaining(["cart", "fitment", "garage", "navigation", "search", "vehicle"]))
    expect(capabilities).not.toContain("")
  })

  it.each(capabilities.flatMap((name) => (rulesOf(name) === null ? [] : [[name]])))(
    "gives %s's rules without Effect and without anybody's use-cases",
    async (name) => {
      const rules = await bundle(rulesOf(name) ?? "")
      expect(rules.modules.filter((module) => module.includes("node_modules"))).toEqual([])
      expect([...useCasesIn(rules.modules)]).toEqual([])
      expect(weightOf(rules)).toBeLessThan(limit.rules)
    },
    SLOW
  )

  it.each(capabilities)(
    "stays small with all of %s",
    async (name) => {
      const whole = await bundle(allOf(name), false)
      expect(weightOf(whole)).toBeLessThan(allowed[name] ?? limit.whole)
    },
    SLOW
  )
})
