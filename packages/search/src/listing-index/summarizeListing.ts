import type { ListingFacet, SelectedListingFacet } from "@camber/domain/search"
import type { ProductBitset } from "../columns/ProductBitset.ts"
import { facets as facetTable, rankedFacets } from "../facets/facets.ts"
import type { Facet } from "../facets/facetTypes.ts"
import { countListing, type ListingCounts } from "./countListing.ts"
import type { ListingIndex } from "./ListingIndex.ts"

/** A listing without its cards. */
export interface ListingSummary {
  readonly listed: ProductBitset
  /** Products by category, without subcategories. */
  readonly categoryCounts: ReadonlyMap<string, number>
  readonly facets: ReadonlyArray<ListingFacet>
}

/** Returns the facets that distinguish parts of a type, most important first. */
export type DecidingFacets = (partType: string) => ReadonlyArray<string>

/** Counts a listing. Selected values of the same facet are alternatives. All facets must match. */
export const summarizeListing = (
  base: ProductBitset,
  chosen: ReadonlyArray<SelectedListingFacet>,
  index: ListingIndex,
  decidingFacets: DecidingFacets
): ListingSummary => {
  const choices = new Map([...Map.groupBy(chosen, ({ name }) => name)].map(([name, facets]) => [name, facets.map(({ value }) => value)]))
  const sold = index.withoutVariants === null ? base : base.minus(index.withoutVariants)
  const { categories, facets, listed } = countListing(index, sold, choices)
  return { listed, categoryCounts: categories, facets: toListingFacets(facets, choices, decidingFacets) }
}

/** Maximum number of values of a facet. Those with the most products are shown, and selected values always. */
const MAX_VALUES = 40
const MAX_FACETS = 14

type Value = ListingFacet["values"][number]

const listNames = (group: Facet["group"]): ReadonlyArray<string> =>
  rankedFacets.filter((facet) => facet.group === group).map(({ name }) => name)
const kindNames = listNames("kind")
const commonNames = listNames("common")

/**
 * Orders facets: `kind` facets, facets that are specific to the part type, `common` facets, selected facets, then all others by their
 * number of products.
 */
const toListingFacets = (
  counts: ListingCounts["facets"],
  choices: ReadonlyMap<string, ReadonlyArray<string>>,
  decidingFacets: DecidingFacets
): ReadonlyArray<ListingFacet> => {
  const type = getOnlyType(counts, choices.get(facetTable.partType.name) ?? [])
  const order = [...kindNames, ...(type === null ? [] : decidingFacets(type)), ...commonNames]
  const getRank = (name: string) => (order.includes(name) ? order.indexOf(name) : choices.has(name) ? order.length : order.length + 1)
  return [...Map.groupBy(counts, ({ name }) => name)]
    .map(([name, values]) => ({
      name,
      values: toListingValues(name, values, choices.get(name) ?? []),
      count: values.reduce((sum, { count }) => sum + count, 0)
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ isSelected }) => isSelected))
    .sort((a, b) => getRank(a.name) - getRank(b.name) || b.count - a.count || a.name.localeCompare(b.name, "en"))
    .filter(({ name }, at) => at < MAX_FACETS || choices.has(name))
    .map(({ name, values }) => ({ name, values }))
}

/** Returns the part type of a listing; null if it has several. */
const getOnlyType = (counts: ListingCounts["facets"], chosen: ReadonlyArray<string>): string | null => {
  const types = chosen.length > 0 ? chosen : counts.flatMap(({ name, value }) => (name === facetTable.partType.name ? [value] : []))
  return types.length === 1 ? types[0]! : null
}

type ValueComparator = (a: Value, b: Value) => number
const collator = new Intl.Collator("en", { numeric: true })
const compareTexts: ValueComparator = (a, b) => collator.compare(a.value, b.value)
const compareCounts: ValueComparator = (a, b) => b.count - a.count || compareTexts(a, b)

/** Returns the sort order of a facet's values. Options and specifications use natural order: '2 in' before '10 in'. */
const getValueOrder = (facet: Facet): ValueComparator => {
  if (facet.valueOrder === "count" || facet.source === "stored") return compareCounts
  const ranks = new Map(facet.values.map(({ value }, rank) => [value, rank]))
  return (a, b) => (ranks.get(a.value) ?? 0) - (ranks.get(b.value) ?? 0)
}
const valueOrders = new Map(rankedFacets.map((facet) => [facet.name, getValueOrder(facet)]))

const toListingValues = (name: string, counts: ListingCounts["facets"], chosen: ReadonlyArray<string>): ReadonlyArray<Value> =>
  counts
    .map(({ count, value }) => ({ value, count, isSelected: chosen.includes(value) }))
    .sort(compareCounts)
    .filter(({ isSelected }, at) => isSelected || at < MAX_VALUES)
    .sort(valueOrders.get(name) ?? compareTexts)
