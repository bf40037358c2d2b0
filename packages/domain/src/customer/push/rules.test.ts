import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { MESSAGE_TTL_MS, MAX_PUSH_ATTEMPTS, getPushRetryTime } from "./rules.ts"

const queuedAt = 1_800_000_000_000

describe("getPushRetryTime", () => {
  it("PUSH-14 increases the delay, respects the service's delay, and gives up in the end", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -1, max: 10 ** 12 })), { minLength: 20, maxLength: 20 }), (wishes) => {
        let [now, tries] = [queuedAt, 0]
        for (const requestedDelay of wishes) {
          tries += 1
          const next = getPushRetryTime(tries, queuedAt, now, requestedDelay)
          if (next === null) return
          expect(next - now).toBeGreaterThanOrEqual(Math.max(2 ** (tries - 1) * 60_000, Math.min(requestedDelay ?? 0, 6 * 3_600_000)))
          expect(next - queuedAt).toBeLessThanOrEqual(MESSAGE_TTL_MS)
          now = next
        }
        expect.unreachable("the retries never end")
      })
    )
  })

  it("PUSH-14 waits one minute, then two, four and so on, and gives up after the eighth attempt", () => {
    const waits = Array.from({ length: MAX_PUSH_ATTEMPTS }, (_, index) => getPushRetryTime(index + 1, queuedAt, queuedAt))
    expect(waits.map((at) => (at === null ? null : (at - queuedAt) / 60_000))).toEqual([1, 2, 4, 8, 16, 32, 64, null])
  })
})
