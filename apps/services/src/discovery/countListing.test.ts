import * as fc from "fast-check"
import { expect, it } from "vitest"
import { countListing } from "./countListing.ts"
import type { FacetIndex } from "./FacetIndex.ts"

interface Part {
  readonly category: string
  readonly facets: Readonly<Record<string, ReadonlyArray<string>>>
}

const indexOf = (parts: ReadonlyArray<Part>): FacetIndex => {
  const categories = [...new Set(parts.map(({ category }) => category))]
  const carriedBy = parts.map(({ facets }) => Object.entries(facets).flatMap(([name, own]) => own.map((value) => ({ name, value }))))
  const values = [...new Map(carriedBy.flat().map((one) => [JSON.stringify(one), one])).values()]
  const numbers = carriedBy.map((own) => own.map((one) => values.findIndex(({ name, value }) => name === one.name && value === one.value)))
  return {
    places: new Map(parts.map((_, place) => [place + 2, place])),
    productIds: Int32Array.from(parts, (_, place) => place + 2),
    categories,
    categoryOf: Int32Array.from(parts, ({ category }) => categories.indexOf(category)),
    values,
    starts: Int32Array.from([0, ...numbers].map((_, at) => numbers.slice(0, at).flat().length)),
    carried: Int32Array.from(numbers.flat())
  }
}

/** By the book: each facet's values among the products that hold all the other choices. */
const byTheBook = (parts: ReadonlyArray<Part>, base: ReadonlyArray<number>, choices: ReadonlyMap<string, ReadonlyArray<string>>) => {
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

it("counts a facet without its own choice and with all the others, whatever is chosen", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), choices, fc.boolean(), (parts, chosen, isWhole) => {
      const all = parts.map((_, place) => place + 2)
      const base = isWhole ? all : [...all.filter((id) => id % 2 === 0), 99]
      const expected = byTheBook(parts, base, new Map(chosen))
      // The database gives them in any order; counted they are as popular as their places.
      const counted = countListing(indexOf(parts), isWhole ? null : base.toReversed(), new Map(chosen))
      expect(counted.productIds).toEqual(expected.ids)
      expect(new Map(counted.facets.map(({ count, name, value }) => [`${name}=${value}`, count]))).toEqual(expected.facets)
      expect([...counted.categories.values()].reduce((sum, count) => sum + count, 0)).toBe(expected.ids.length)
    })
  )
})
