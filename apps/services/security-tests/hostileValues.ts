/** Creates a pseudorandom number generator. The same seed yields the same sequence of numbers from 0 to below 1. */
export const createChance = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Returns a random element.
 *
 * @throws Error if the list is empty
 */
export const oneOf = <A>(all: ReadonlyArray<A>, chance: () => number): A => {
  const found = all[Math.floor(chance() * all.length)]
  if (found === undefined) throw new Error("The list of choices is empty")
  return found
}

/** Texts that break careless programs. */
export const hostileTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "%00",
  "'; drop table account; --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "__proto__",
  "x".repeat(5_000),
  "\u202e\u200b\u0301".repeat(50),
  "9".repeat(400),
  "-1",
  "1e999",
  "{{7*7}}${7*7}"
]
export const hostileNumbers = [0, -0, -1, 0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 9e300, -9e300, 5e-324]
