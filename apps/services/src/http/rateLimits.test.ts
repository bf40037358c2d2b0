import fc from "fast-check"
import { expect, it } from "vitest"
import { createRateLimiter } from "./rateLimits.ts"

it("createRateLimiter allows each client the limit per time span, and resets the count in the next time span", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("one", "other"), fc.nat(400))), (requests) => {
      let now = 0
      const wait = createRateLimiter({ most: 3, seconds: 1 }, () => now)
      const since = new Map<string, { readonly begun: number; readonly count: number }>()
      for (const [client, pause] of requests) {
        now += pause
        const span = since.get(client)
        const { begun, count } = span === undefined || now >= span.begun + 1000 ? { begun: now, count: 0 } : span
        const seconds = wait(client)
        expect(seconds > 0).toBe(count >= 3)
        expect(seconds).toBeLessThanOrEqual(1)
        since.set(client, { begun, count: count + 1 })
      }
    })
  )
})
