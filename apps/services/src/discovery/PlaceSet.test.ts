import * as fc from "fast-check"
import { expect, it } from "vitest"
import { PlaceSet } from "./PlaceSet.ts"

const products = 100
const places = fc.uniqueArray(fc.nat(products - 1))
const order = fc.shuffledSubarray(
  Array.from({ length: products }, (_, place) => place),
  { minLength: products }
)

it("a set of places holds what was added, and gives any part of it in any order", () => {
  fc.assert(
    fc.property(places, order, fc.nat(products), fc.nat(products), (members, inOrder, from, to) => {
      const set = new PlaceSet(products)
      for (const place of members) set.add(place)
      const expected = inOrder.filter((place) => members.includes(place))
      expect(set.size).toBe(members.length)
      expect(inOrder.filter((place) => set.has(place))).toEqual(expected)
      expect(set.partOf(Int32Array.from(inOrder), from, to)).toEqual(expected.slice(from, to))
    })
  )
})

it("a set of places counts what it has in common with another", () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const common = one.filter((place) => other.includes(place))
      expect(PlaceSet.of(products, one).countIn(PlaceSet.of(products, other))).toBe(common.length)
    })
  )
})
