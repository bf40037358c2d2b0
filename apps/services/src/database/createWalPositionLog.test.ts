import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createWalPositionLog } from "./createWalPositionLog.ts"

const SPAN = 20
/** What a primary writes from one look to the next, and how long that takes. */
const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 20 })

describe("what a primary had written when", () => {
  it("OPS-38 says of a standby up to when it has everything, and never more", () => {
    fc.assert(
      fc.property(steps, fc.nat(40), (all, replayed) => {
        const log = createWalPositionLog(SPAN)
        let [at, position] = [0, 0]
        const written: Array<readonly [number, number]> = []
        for (const [milliseconds, bytes] of all) {
          at += milliseconds
          position += bytes
          written.push([at, position])
          log.note(at, position)
        }
        const until = log.heldUntil(replayed)
        // Whatever was written up to then lies before what was replayed.
        expect(written.filter(([then, place]) => then <= until && place > replayed)).toEqual([])
        const newest = written.findLast(([then, place]) => place <= replayed && then >= at - SPAN)
        expect(until).toBe(newest?.[0] ?? -Infinity)
      })
    )
  })

  it("OPS-38 begins anew with a primary that has less than the one before", () => {
    const log = createWalPositionLog(1_000)
    log.note(1, 500)
    log.note(2, 400)
    expect(log.heldUntil(450)).toBe(2)
    expect(log.heldUntil(399)).toBe(-Infinity)
  })
})
