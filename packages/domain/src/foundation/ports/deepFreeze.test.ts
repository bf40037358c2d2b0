import fc from "fast-check"
import { expect, it } from "vitest"
import { deepFreeze } from "./deepFreeze.ts"

const isWhollyFrozen = (value: unknown): boolean =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isWhollyFrozen))

it("OPS-85 deepFreeze returns the same value, completely frozen", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = JSON.stringify(value)
      expect(deepFreeze(value)).toBe(value)
      expect(isWhollyFrozen(value)).toBe(true)
      expect(JSON.stringify(value)).toBe(before)
    })
  )
})
