import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isFresh, MINUTE_MS, setBounded, deepFreeze } from "./caching.ts"

const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })
const minutes = fc.integer({ min: 1, max: 50_000 })

describe("isFresh", () => {
  it.each([1, 3, 5, 10, 360, 720, 20_160, 43_800])("CONST-08 CONST-107 ends exactly after a lifetime of %i minutes", (lifetime) => {
    const storedAt = 1_700_000_000_000
    expect(isFresh(storedAt, lifetime, storedAt + lifetime * MINUTE_MS - 1)).toBe(true)
    expect(isFresh(storedAt, lifetime, storedAt + lifetime * MINUTE_MS)).toBe(false)
  })

  it("CONST-107 never becomes true again after it expired", () => {
    fc.assert(
      fc.property(instant, minutes, instant, fc.nat(), (storedAt, lifetime, now, later) => {
        fc.pre(!isFresh(storedAt, lifetime, now))
        expect(isFresh(storedAt, lifetime, now + later)).toBe(false)
      })
    )
  })
})

it("NAV-150 setBounded keeps the newest entries and moves an updated entry to the end", () => {
  const places = new Map<string, number>()
  for (const [key, place] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4]
  ] as const)
    setBounded(places, key, place, 2)
  expect([...places]).toEqual([
    ["a", 3],
    ["c", 4]
  ])
})

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
