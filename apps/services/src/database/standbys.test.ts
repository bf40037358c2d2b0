import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createWalPositionLog } from "./standbys.ts"

const SPAN = 20
/** Generates polls: the bytes that a primary writes between two polls, and the milliseconds between them. */
const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 20 })

describe("createWalPositionLog", () => {
  it("OPS-38 returns the latest time up to which a standby has all changes", () => {
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
        const until = log.getReplayTime(replayed)
        // All data that was written until that time is before the replayed position.
        expect(written.filter(([then, end]) => then <= until && end > replayed)).toEqual([])
        const newest = written.findLast(([then, end]) => end <= replayed && then >= at - SPAN)
        expect(until).toBe(newest?.[0] ?? -Infinity)
      })
    )
  })

  it("OPS-38 is reset when a new primary has fewer changes than the previous one", () => {
    const log = createWalPositionLog(1_000)
    log.note(1, 500)
    log.note(2, 400)
    expect(log.getReplayTime(450)).toBe(2)
    expect(log.getReplayTime(399)).toBe(-Infinity)
  })
})
