import * as fc from "fast-check"
import { expect, it } from "vitest"
import { countListing } from "./countListing.ts"
import { type ListingIndex, buildListingIndex, toProductBitset } from "./ListingIndex.ts"
import { computedFacetNames } from "../facets/facets.ts"

interface Part {
  readonly category: string
  readonly facets: Readonly<Record<string, ReadonlyArray<string>>>
}

const createIndex = (parts: ReadonlyArray<Part>): ListingIndex => {
  const carrying = parts.flatMap(({ facets }, ordinal) =>
    Object.entries(facets).flatMap(([name, own]) => own.map((value) => ({ name, value, ordinal })))
  )
  const values = [...Map.groupBy(carrying, ({ name, value }) => JSON.stringify([name, value])).values()]
  const zeros = new Int32Array(parts.length)
  return buildListingIndex(
    {
      productIds: Int32Array.from(parts, (_, ordinal) => ordinal + 2),
      categories: ["1", "2"],
      categoryByProduct: Uint16Array.from(parts, ({ category }) => Number(category) - 1),
      offers: { prices: zeros, listPrices: zeros.map(() => -1), readiness: new Uint8Array(parts.length) },
      addedOn: zeros,
      universal: Int32Array.from(parts.keys()).filter((ordinal) => ordinal % 3 > 0),
      values: values.map((of) => ({ name: of[0]!.name, value: of[0]!.value, ordinals: Int32Array.from(of, ({ ordinal }) => ordinal) }))
    },
    { rating: new Float32Array(parts.length), reviewCount: zeros }
  )
}

/** Counts each facet's values directly among the products that match all other choices. */
const countDirectly = (parts: ReadonlyArray<Part>, base: ReadonlyArray<number>, choices: ReadonlyMap<string, ReadonlyArray<string>>) => {
  const holds = ({ facets }: Part, except: string | null) =>
    [...choices].every(([name, accepted]) => name === except || (facets[name] ?? []).some((value) => accepted.includes(value)))
  const listed = base.flatMap((id) => (parts[id - 2] ? [{ id, part: parts[id - 2]! }] : []))
  const facets = new Map<string, number>()
  for (const { part } of listed)
    for (const [name, own] of Object.entries(part.facets))
      if (holds(part, name)) for (const value of own) facets.set(`${name}=${value}`, (facets.get(`${name}=${value}`) ?? 0) + 1)
  return { ids: listed.filter(({ part }) => holds(part, null)).map(({ id }) => id), facets }
}

const values = fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 2 })
const part = fc.record({
  category: fc.constantFrom("1", "2"),
  facets: fc.record({ Brand: values, Finish: values, Size: values }, { requiredKeys: [] })
})
const choices = fc.array(
  fc.tuple(fc.constantFrom("Brand", "Finish", "Size", "Unknown"), fc.uniqueArray(fc.constantFrom("a", "b", "z"), { minLength: 1 })),
  { maxLength: 3 }
)

it("countListing counts each facet without its own choice, but with all other choices", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), choices, fc.boolean(), (parts, chosen, isWhole) => {
      const all = parts.map((_, ordinal) => ordinal + 2)
      const base = isWhole ? all : [...all.filter((id) => id % 2 === 0), 99]
      const expected = countDirectly(parts, base, new Map(chosen))
      const index = createIndex(parts)
      // The database returns ids in any order.
      const counted = countListing(index, isWhole ? index.allProducts : toProductBitset(index, base.toReversed()), new Map(chosen))
      expect(all.filter((_, ordinal) => counted.listed.has(ordinal))).toEqual(expected.ids)
      expect(counted.listed.size).toBe(expected.ids.length)
      const own = counted.facets.filter(({ name }) => !computedFacetNames.includes(name))
      expect(new Map(own.map(({ count, name, value }) => [`${name}=${value}`, count]))).toEqual(expected.facets)
      expect([...counted.categories.values()].reduce((sum, count) => sum + count, 0)).toBe(expected.ids.length)
    })
  )
})
