import { brandLook, type BrandLook } from "./brandLook.ts"

/**
 * Pseudo-random values for details that no option determines. Each value has its own name, so that adding a value never changes others.
 * Facts that a customer can verify must not be random: bolt counts, sides, ports, sizes and finishes are options.
 */
export interface Vary {
  /** Returns an integer from 0 to `n - 1`. */
  readonly int: (name: string, n: number) => number
  /** Returns a number from `from` to `to`. */
  readonly num: (name: string, from: number, to: number) => number
  /** Returns true for `share` of all seeds. */
  readonly is: (name: string, share?: number) => boolean
  readonly one: <Value>(name: string, list: readonly [Value, ...Value[]]) => Value
  readonly brand: BrandLook
}

/** Computes an FNV-1a hash, with a final step that makes the hashes of neighboring seeds very different. */
const hash = (text: string): number => {
  let h = 2166136261
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** Creates the variation of a product by its seed, with its brand's look. Equal seeds result in equal values. */
export const vary = (seed: number, brand: string): Vary => {
  const share = (name: string): number => hash(`${seed}|${name}`) / 2 ** 32
  const int = (name: string, n: number): number => Math.floor(share(name) * n)
  return {
    int,
    num: (name, from, to) => from + (to - from) * share(name),
    is: (name, part = 0.5) => share(name) < part,
    one: (name, list) => list[int(name, list.length)] ?? list[0],
    brand: brandLook(brand)
  }
}
