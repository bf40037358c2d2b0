import { Effect, Random } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { newIdempotencyKey } from "./idempotencyKey.ts"

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it("GAP-C59 newIdempotencyKey creates unique UUIDs v4", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const keys = Effect.runSync(Effect.replicateEffect(newIdempotencyKey, 20).pipe(Random.withSeed(seed)))
      expect(keys.filter((key) => !UUID_V4.test(key))).toEqual([])
      expect(new Set(keys).size).toBe(20)
    })
  )
})
