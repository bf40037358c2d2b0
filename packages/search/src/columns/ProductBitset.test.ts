import * as fc from "fast-check"
import { expect, it } from "vitest"
import { ProductBitset } from "./ProductBitset.ts"

const products = 100
const ordinals = fc.uniqueArray(fc.nat(products - 1))
const order = fc.shuffledSubarray(
  Array.from({ length: products }, (_, ordinal) => ordinal),
  { minLength: products }
)

it("ProductBitset contains the ordinals that it was created from, and returns any slice in any order", () => {
  fc.assert(
    fc.property(ordinals, order, fc.nat(products), fc.nat(products), (members, inOrder, from, to) => {
      const set = ProductBitset.from(products, members)
      const expected = inOrder.filter((ordinal) => members.includes(ordinal))
      const rising = expected.toSorted((a, b) => a - b)
      const visited: Array<number> = []
      set.forEach((ordinal) => void visited.push(ordinal))
      expect(set.size).toBe(members.length)
      expect(inOrder.filter((ordinal) => set.has(ordinal))).toEqual(expected)
      expect(set.sliceInOrder(Int32Array.from(inOrder), from, to)).toEqual(expected.slice(from, to))
      expect(visited).toEqual(rising)
      expect(set.slice(from, to)).toEqual(rising.slice(from, to))
    })
  )
})

it("ProductBitset combines sets ordinal by ordinal, and counts common members", () => {
  fc.assert(
    fc.property(ordinals, ordinals, fc.nat(2 * products), (one, other, spare) => {
      const size = products + spare
      const [a, b] = [
        ProductBitset.from(size, one),
        ProductBitset.fromLists(size, [Int32Array.from(other), Int32Array.from(one.slice(0, 0))])
      ]
      const whole = ProductBitset.all(size)
      const listMembers = (set: ProductBitset) => whole.slice(0, size).filter((ordinal) => set.has(ordinal))
      const sorted = (all: ReadonlyArray<number>) => [...new Set(all)].toSorted((x, y) => x - y)
      for (const [set, expected] of [
        [a.and(b), sorted(one.filter((ordinal) => other.includes(ordinal)))],
        [a.or(b), sorted([...one, ...other])],
        [a.minus(b), sorted(one.filter((ordinal) => !other.includes(ordinal)))],
        [ProductBitset.matching(size, (ordinal) => one.includes(ordinal)), sorted(one)]
      ] as const) {
        expect(listMembers(set)).toEqual(expected)
        expect(set.size).toBe(expected.length)
      }
      expect(whole.size).toBe(size)
      expect(a.countCommon(b)).toBe(a.and(b).size)
    })
  )
})
