import * as fc from "fast-check"
import { expect, it } from "vitest"
import { sortInSteps } from "./sortInSteps.ts"

const steps = (texts: ReadonlyArray<string>): { readonly sorted: ReadonlyArray<string>; readonly pauses: number } => {
  const all = sortInSteps(texts)
  let pauses = 0
  for (let step = all.next(); ; step = all.next(), pauses++) if (step.done === true) return { sorted: step.value, pauses }
}

it("OPS-40 sortInSteps sorts texts in the same order as toSorted, in several steps", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 30 }), fc.nat(9_000), (texts, many) => {
      const all = [...texts, ...Array.from({ length: many }, (_, at) => ((at * 7_919) % 10_007).toString(36))]
      const { pauses, sorted } = steps(all)
      expect(sorted).toEqual(all.toSorted())
      expect(pauses).toBeGreaterThanOrEqual(Math.floor(all.length / 2_000))
    }),
    { numRuns: 30 }
  )
})
