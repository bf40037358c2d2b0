import { describe, expect, it } from "vitest"
import { bundle, getGzipSize } from "./bundle.ts"
import { createFullEntry, capabilities, createRulesEntry } from "./subpaths.ts"

/** Size limits in kB (1000 bytes), minified and after gzip -9. `bench/subpathSizes.ts` prints the current sizes. */
const limit = { rules: 4, whole: 28.7 }
/**
 * Limits of capabilities that depend on others. Checkout includes addresses, arrival days and review changes; the offline queue includes
 * cart, lists, garage and fitment; the planner includes lists, cart and orders; recommendations include a page cache.
 */
const allowed: Readonly<Record<string, number>> = { checkout: 30, "offline-queue": 35, planner: 30.1, recommendations: 28.9 }
const SLOW = 60_000

/** Lists the capabilities whose use cases, not only rules or schemas, are in a bundle. */
const listUseCases = (modules: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(modules.flatMap((module) => /^([a-z]+)\/[A-Z]\w+\.ts$/.exec(module)?.[1] ?? []))

describe("subpath of a capability", () => {
  it("exists for every capability, and not for all at once", () => {
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
