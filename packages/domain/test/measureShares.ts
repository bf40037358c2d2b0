import fc from "fast-check"
import { expect } from "vitest"

/** Cases of a generated value, each with the smallest and the largest share of the values that may belong to the case. */
export type Shares<Value> = Readonly<Record<string, readonly [isCase: (value: Value) => boolean, least: number, greatest: number]>>

const CORE_VALUES = 1000

/** Set by `pnpm test:rules`. Then the shares are measured on this number of values, and printed. */
const runs = process.env["PROPERTY_RUNS"]
const seed = Number(process.env["PROPERTY_SEED"] ?? 1)

/**
 * Asserts how often a generator meets the interesting cases, so that a property cannot pass only because the generator never produces these
 * cases.
 *
 * The values depend only on the seed. Choose wide bounds: they should fail when a generator changes, not when a seed does.
 */
export const expectShares = <Value>(name: string, arbitrary: fc.Arbitrary<Value>, shares: Shares<Value>): void => {
  const values = fc.sample(arbitrary, { seed, numRuns: runs === undefined ? CORE_VALUES : Math.max(CORE_VALUES, Number(runs)) })
  for (const [label, [isCase, least, greatest]] of Object.entries(shares)) {
    const share = values.filter(isCase).length / values.length
    if (runs !== undefined) console.log(`${name}: ${(100 * share).toFixed(1)} % ${label}`)
    expect(share, `${name}: ${label}`).toBeGreaterThanOrEqual(least)
    expect(share, `${name}: ${label}`).toBeLessThanOrEqual(greatest)
  }
}
