import type { ListingFacet, SelectedListingFacet } from "@camber/domain/search"
import { countListing, type ListingCounts } from "./countListing.ts"
import type { ListingIndex } from "./ListingIndex.ts"
import type { ProductBitset } from "../columns/ProductBitset.ts"

/** What can be said of a listing without showing a product of it. */
export interface ListingSummary {
  /** Its products, by their places in the index that it was counted with. */
  readonly listed: ProductBitset
  /** Products in each category, categories below not included. */
  readonly categoryCounts: ReadonlyMap<string, number>
  readonly facets: ReadonlyArray<ListingFacet>
}

/** What a shopper chooses parts of one type by, the first question first; `partType` is the type as the facet names it. */
export type DecidingFacets = (partType: string) => ReadonlyArray<string>

/**
 * Counts a listing of these products. Chosen `facets` with the same name are alternatives, those with different
 * names all hold.
 */
export const summarizeListing = (
  base: ProductBitset,
  chosen: ReadonlyArray<SelectedListingFacet>,
  index: ListingIndex,
  decidingFacets: DecidingFacets
): ListingSummary => {
  const choices = new Map([...Map.groupBy(chosen, ({ name }) => name)].map(([name, facets]) => [name, facets.map(({ value }) => value)]))
  const sold = index.unsold === null ? base : base.minus(index.unsold)
  const { categories, facets, listed } = countListing(index, sold, choices)
  return { listed, categoryCounts: categories, facets: facetsOf(facets, choices, decidingFacets) }
}

/** More values than this of one facet are more than anybody reads; the commonest stay, and chosen ones always. */
const mostValues = 40
const mostFacets = 14
const PART_TYPE = "Part type"
/** Which parts they are is asked first. */
const kinds = ["Category", PART_TYPE]
/** Facets that every product has. */
const shared = ["Brand", "Price", "Customer rating", "Availability", "Condition", "Offers"]
const leading = [...kinds, ...shared]

type Value = ListingFacet["values"][number]

/** What decides among parts of one type comes before what every product has; then chosen ones, then the others by how many products have them. */
const facetsOf = (
  rows: ListingCounts["facets"],
  choices: ReadonlyMap<string, ReadonlyArray<string>>,
  decidingFacets: DecidingFacets
): ReadonlyArray<ListingFacet> => {
  const type = onlyType(rows, choices.get(PART_TYPE) ?? [])
  const order = [...kinds, ...(type === null ? [] : decidingFacets(type)), ...shared]
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : choices.has(name) ? order.length : order.length + 1)
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, values]) => ({
      name,
      values: valuesOf(name, values, choices.get(name) ?? []),
      count: values.reduce((sum, { count }) => sum + count, 0)
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ isSelected }) => isSelected))
    .sort((a, b) => rank(a.name) - rank(b.name) || b.count - a.count || a.name.localeCompare(b.name, "en"))
    .filter(({ name }, index) => index < mostFacets || choices.has(name))
    .map(({ name, values }) => ({ name, values }))
}

/** The type of all parts of a listing; null where they are of several. */
const onlyType = (rows: ListingCounts["facets"], chosen: ReadonlyArray<string>): string | null => {
  const types = chosen.length > 0 ? chosen : rows.flatMap(({ name, value }) => (name === PART_TYPE ? [value] : []))
  return types.length === 1 ? types[0]! : null
}

const byCount = (a: Value, b: Value) => b.count - a.count || natural(a, b)
const collator = new Intl.Collator("en", { numeric: true })
const natural = (a: Value, b: Value) => collator.compare(a.value, b.value)

/** The lower end of 'Under $25', '$25 to $50', 'Over $1,000'. */
const lowerEnd = ({ value }: Value): number =>
  value.startsWith("Under") ? 0 : Number(/\d[\d,]*/.exec(value)?.[0].replaceAll(",", "") ?? 0)

/** Names by how common they are, sizes, prices and ratings in their own order. */
const orderOf = (name: string): ((a: Value, b: Value) => number) => {
  if (name === "Price") return (a, b) => lowerEnd(a) - lowerEnd(b)
  if (name === "Customer rating") return (a, b) => natural(b, a)
  return leading.includes(name) ? byCount : natural
}

const valuesOf = (name: string, rows: ListingCounts["facets"], chosen: ReadonlyArray<string>): ReadonlyArray<Value> =>
  rows
    .map(({ value, count }) => ({ value, count, isSelected: chosen.includes(value) }))
    .sort(byCount)
    .filter(({ isSelected }, index) => isSelected || index < mostValues)
    .sort(orderOf(name))
