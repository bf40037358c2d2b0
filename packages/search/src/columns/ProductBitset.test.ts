import * as fc from "fast-check"
import { expect, it } from "vitest"
import { ProductBitset } from "./ProductBitset.ts"

const products = 100
const places = fc.uniqueArray(fc.nat(products - 1))
const order = fc.shuffledSubarray(
  Array.from({ length: products }, (_, place) => place),
  { minLength: products }
)

it("a set of places holds what it was made of, and gives any part of it in any order", () => {
  fc.assert(
    fc.property(places, order, fc.nat(products), fc.nat(products), (members, inOrder, from, to) => {
      const set = ProductBitset.of(products, members)
      const expected = inOrder.filter((place) => members.includes(place))
      const rising = expected.toSorted((a, b) => a - b)
      const visited: Array<number> = []
      set.each((place) => void visited.push(place))
      expect(set.size).toBe(members.length)
      expect(inOrder.filter((place) => set.has(place))).toEqual(expected)
      expect(set.partOf(Int32Array.from(inOrder), from, to)).toEqual(expected.slice(from, to))
      expect(visited).toEqual(rising)
      expect(set.part(from, to)).toEqual(rising.slice(from, to))
    })
  )
})

it("sets of places are joined place by place, and count what they have in common", () => {
  fc.assert(
    fc.property(places, places, fc.nat(2 * products), (one, other, spare) => {
      const size = products + spare
      const [a, b] = [ProductBitset.of(size, one), ProductBitset.ofLists(size, [Int32Array.from(other), Int32Array.from(one.slice(0, 0))])]
      const whole = ProductBitset.whole(size)
      const membersOf = (set: ProductBitset) => whole.part(0, size).filter((place) => set.has(place))
      const sorted = (all: ReadonlyArray<number>) => [...new Set(all)].toSorted((x, y) => x - y)
      for (const [set, expected] of [
        [a.and(b), sorted(one.filter((place) => other.includes(place)))],
        [a.or(b), sorted([...one, ...other])],
        [a.minus(b), sorted(one.filter((place) => !other.includes(place)))],
        [ProductBitset.where(size, (place) => one.includes(place)), sorted(one)]
      ] as const) {
        expect(membersOf(set)).toEqual(expected)
        expect(set.size).toBe(expected.length)
      }
      expect(whole.size).toBe(size)
      expect(a.countIn(b)).toBe(a.and(b).size)
    })
  )
})
