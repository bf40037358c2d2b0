import { describe, expect, it } from "vitest"
import { bundle, getGzipSize } from "./bundle.ts"
import { createFullEntry, capabilities, createRulesEntry } from "./subpaths.ts"

/** Size limits in kB (1000 bytes), minified and after gzip -9. `bench/subpathSizes.ts` prints the current sizes. */
const limit = { rules: 4.3, whole: 15 }
/**
 * Capabilities above the limit, with the size that they may not exceed. These capabilities contain the use cases of the screens, with the
 * use cases that those depend on. The commands alone stay below the limit (`bundles.test.ts`).
 */
const misses: Readonly<Record<string, number>> = {
  // Every operation that a device can do without a network, with the fitment rules and the schemas of all calls that the device answers
  "offline-queue": 25.9,
  // 31 calculators with their texts and sources
  calculators: 21.6,
  // The calls and schemas of every staff page
  staff: 20.6,
  // A form of five steps with its state machine, and the calls for its choices
  garage: 18.4
}
const SLOW = 60_000

/** Lists the capabilities whose use cases, not only rules or schemas, are in a bundle. */
const listUseCases = (modules: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(modules.flatMap((module) => /^[a-z]+\/([a-z-]+)\/(?:[A-Z]|layer[A-Z])\w+\.ts$/.exec(module)?.[1] ?? []))

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
    "stays below the size limit with all of %s, unless the capability is a known exception",
    async (name) => {
      const size = getGzipSize(await bundle(createFullEntry(name), false))
      expect(size).toBeLessThan(misses[name] ?? limit.whole)
      // A capability that now meets the limit must not be listed as an exception
      if (name in misses) expect(size).toBeGreaterThan(limit.whole)
    },
    SLOW
  )
})
