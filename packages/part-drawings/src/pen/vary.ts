import { brandLook, type BrandLook } from "./brandLook.ts"

/**
 * Picks for what no option of a part decides: each by a name of its own, so that a new pick never moves an old one. Nothing that a buyer could
 * check is ever picked: counts of bolts, sides, ports, sizes and finishes are options.
 */
export interface Vary {
  /** A whole number from 0 to `n - 1`. */
  readonly int: (name: string, n: number) => number
  /** A number from `from` to `to`. */
  readonly num: (name: string, from: number, to: number) => number
  /** True in `share` of all seeds. */
  readonly is: (name: string, share?: number) => boolean
  readonly one: <Value>(name: string, list: readonly [Value, ...Value[]]) => Value
  readonly brand: BrandLook
}

/** FNV-1a with a finish that spreads near seeds. */
const hash = (text: string): number => {
  let h = 2166136261
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** The picks of a product by its seed, and the look of its brand by the brand's slug; equal seeds pick the same. */
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
