import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Random } from "./random.ts"

const mask = (1n << 64n) - 1n

const reference = (text: string, count: number): ReadonlyArray<bigint> => {
  let state = 0xcbf29ce484222325n
  for (const letter of text) state = ((state ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n) & mask
  return Array.from({ length: count }, () => {
    state = (state + 0x9e3779b97f4a7c15n) & mask
    let z = state
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask
    return z ^ (z >> 31n)
  })
}

const drawn = (random: Random): bigint => {
  const [high, low] = random.bits()
  return (BigInt(high) << 32n) | BigInt(low)
}

const letters = fc.string({ unit: fc.constantFrom(..."abcxyz-0189 "), maxLength: 12 })

describe("random numbers", () => {
  it("random numbers are the same as those of splitmix64 with an FNV-1a seed, computed with BigInt", () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(), (seed, kind, index) => {
        const random = new Random(seed, kind, index)
        for (const expected of reference(`${seed}:${kind}:${index}`, 4)) expect(drawn(random)).toBe(expected)
      }),
      { numRuns: 300 }
    )
  })

  it("stay within both bounds and use every integer", () => {
    const random = new Random("seed", "integer", 0)
    const seen = new Set(Array.from({ length: 400 }, () => random.integer(-2, 3)))
    expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
  })

  it("random numbers have the mean and variance of a standard normal distribution", () => {
    const random = new Random("seed", "normal", 0)
    const draws = Array.from({ length: 20_000 }, () => random.normal())
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
    const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length
    expect(Math.abs(mean)).toBeLessThan(0.03)
    expect(Math.abs(variance - 1)).toBeLessThan(0.05)
  })

  it("select distinct values for a sample", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 12 }), (index, count) => {
        const sample = new Random("seed", "sample", index).sample([1, 2, 3, 4, 5, 6, 7, 8], count)
        expect(new Set(sample).size).toBe(Math.min(count, 8))
      })
    )
  })
})
