import * as fc from "fast-check"
import { expect, it } from "vitest"
import { buildListingIndex } from "./ListingIndex.ts"
import { summarizeListing } from "./summarizeListing.ts"

/** Creates two parts of each type that differ in every facet. */
const createIndex = (types: ReadonlyArray<string>, facets: ReadonlyArray<string>) => {
  const parts = types.flatMap((type) => [type, type])
  const zeros = new Int32Array(parts.length)
  const ordinals = (isOf: (type: string, ordinal: number) => boolean) =>
    Int32Array.from(parts.flatMap((type, ordinal) => (isOf(type, ordinal) ? [ordinal] : [])))
  return buildListingIndex(
    {
      productIds: Int32Array.from(parts, (_, ordinal) => ordinal + 2),
      categories: ["1"],
      categoryByProduct: new Uint16Array(parts.length),
      // If the facets include price or availability, half of the parts of each type have a different value.
      offers: {
        prices: Int32Array.from(parts, (_, ordinal) => (facets.includes("Price") && ordinal % 2 === 1 ? 250_000 : 0)),
        listPrices: zeros.map(() => -1),
        readiness: Uint8Array.from(parts, (_, ordinal) => (facets.includes("Availability") ? ordinal % 2 : 0))
      },
      addedOn: zeros,
      universal: new Int32Array(0),
      values: [
        ...types.map((value) => ({ name: "Part type", value, ordinals: ordinals((type) => type === value) })),
        ...facets
          .filter((name) => name !== "Price" && name !== "Availability")
          .flatMap((name) => [0, 1].map((odd) => ({ name, value: String(odd), ordinals: ordinals((_, ordinal) => ordinal % 2 === odd) })))
      ]
    },
    { rating: new Float32Array(parts.length), reviewCount: zeros }
  )
}

const deciding = ["Position", "Compound", "Pad shape", "Caliper"]
const decidingFacets = (type: string) => (type === "Brake Pads" ? deciding : [])
const others = ["Brand", "Price", "Availability", "Finish", "Width"]
const facets = fc.shuffledSubarray([...deciding, ...others])
const listNames = (types: ReadonlyArray<string>, names: ReadonlyArray<string>, chosen: ReadonlyArray<string> = []) => {
  const index = createIndex(types, names)
  return summarizeListing(
    index.allProducts,
    chosen.map((value) => ({ name: "Part type", value })),
    index,
    decidingFacets
  )
    .facets.map(({ name }) => name)
    .filter((name) => [...deciding, ...others, "Part type"].includes(name))
}

it("summarizeListing lists the facets of one part type in the order of the table, before common facets", () => {
  fc.assert(
    fc.property(facets, fc.boolean(), (names, isChosen) => {
      const listed = isChosen ? listNames(["Brake Pads", "Brake Rotors"], names, ["Brake Pads"]) : listNames(["Brake Pads"], names)
      const own = deciding.filter((name) => names.includes(name))
      expect(listed.filter((name) => name !== "Part type").slice(0, own.length)).toEqual(own)
      expect(listed.toSorted()).toEqual([...names, ...(isChosen ? ["Part type"] : [])].toSorted())
    })
  )
})

it("summarizeListing lists the facet of part types and the common facets first if there are several part types", () => {
  fc.assert(
    fc.property(facets, (names) => {
      const listed = listNames(["Brake Pads", "Brake Rotors"], names)
      const shared = ["Part type", ...["Brand", "Price", "Availability"].filter((name) => names.includes(name))]
      expect(listed.slice(0, shared.length)).toEqual(shared)
    })
  )
})
