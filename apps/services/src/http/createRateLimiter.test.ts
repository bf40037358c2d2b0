import fc from "fast-check"
import { expect, it } from "vitest"
import { createRateLimiter } from "./createRateLimiter.ts"

it("nobody has more than the allowance in a span, and everybody has it anew in the next", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("one", "other"), fc.nat(400))), (asked) => {
      let now = 0
      const wait = createRateLimiter({ most: 3, seconds: 1 }, () => now)
      const since = new Map<string, { readonly begun: number; readonly count: number }>()
      for (const [who, pause] of asked) {
        now += pause
        const span = since.get(who)
        const { begun, count } = span === undefined || now >= span.begun + 1000 ? { begun: now, count: 0 } : span
        const seconds = wait(who)
        expect(seconds > 0).toBe(count >= 3)
        expect(seconds).toBeLessThanOrEqual(1)
        since.set(who, { begun, count: count + 1 })
      }
    })
  )
})
