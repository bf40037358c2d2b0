import { describe, expect, it } from "vitest"
import { bundle, getGzipSize } from "./bundle.ts"
import { createFullEntry, capabilities, createRulesEntry } from "./subpaths.ts"

/** Size limits in kB (1000 bytes), minified and after gzip -9. `bench/subpathSizes.ts` prints the current sizes. */
const limit = { rules: 4.3, whole: 15 }
/**
 * Capabilities above the limit, with their current sizes rounded up. They contain the use cases of the screens, with those that they depend
 * on: checkout includes addresses, arrival days and the cart; the offline queue includes cart, lists, garage and fitment. Their commands
 * alone stay below the limit (`commandSizes.test.ts`).
 */
const allowed: Readonly<Record<string, number>> = {
  cart: 26,
  checkout: 33,
  garage: 17,
  navigation: 23,
  "offline-queue": 36.5,
  planner: 33,
  recommendations: 30,
  recovery: 21,
  search: 27
}
const SLOW = 60_000

/** Lists the capabilities whose use cases, not only rules or schemas, are in a bundle. */
const listUseCases = (modules: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(modules.flatMap((module) => /^([a-z]+)\/[A-Z]\w+\.ts$/.exec(module)?.[1] ?? []))

describe("subpath of a capability", () => {
  it("exists for every capability, and the package has no root export", () => {
    expect(capabilities).toEqual(expect.arrayContaining(["cart", "fitment", "garage", "navigation", "search", "vehicle"]))
    expect(capabilities).not.toContain("")
  })

  it.each(capabilities.flatMap((name) => (createRulesEntry(name) === null ? [] : [[name]])))(
    "contains the rules of %s without Effect and without use cases",
    async (name) => {
      const rules = await bundle(createRulesEntry(name) ?? "")
      expect(rules.modules.filter((module) => module.includes("node_modules"))).toEqual([])
      expect([...listUseCases(rules.modules)]).toEqual([])
      expect(getGzipSize(rules)).toBeLessThan(limit.rules)
    },
    SLOW
  )

  it.each(capabilities)(
    "stays below the size limit with all of %s",
    async (name) => {
      const whole = await bundle(createFullEntry(name), false)
      expect(getGzipSize(whole)).toBeLessThan(allowed[name] ?? limit.whole)
    },
    SLOW
  )
})
