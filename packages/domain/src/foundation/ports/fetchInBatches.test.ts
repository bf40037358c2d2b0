import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fetchInBatches } from "./fetchInBatches.ts"

describe("fetchInBatches", () => {
  it("requests every item once, in order, within the limit per call, and sends no empty call", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.integer({ min: 1, max: 12 }), (things, most) => {
        const batches: Array<ReadonlyArray<number>> = []
        const rows = Effect.runSync(fetchInBatches(things, most, (batch) => Effect.sync(() => (batches.push(batch), batch))))
        expect(rows).toEqual(things)
        expect(batches.flat()).toEqual(things)
        expect(batches.every(({ length }) => length > 0 && length <= most)).toBe(true)
        expect(batches).toHaveLength(Math.ceil(things.length / most))
      })
    )
  })
  it("returns null if one call fails, but still sends the other calls", () => {
    const asked: Array<ReadonlyArray<number>> = []
    const ask = (batch: ReadonlyArray<number>) => Effect.sync(() => (asked.push(batch), batch.includes(1) ? null : batch))
    expect(Effect.runSync(fetchInBatches([1, 2, 3], 2, ask))).toBeNull()
    expect(asked).toEqual([[1, 2], [3]])
  })
})
