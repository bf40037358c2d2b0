import { type FacetMatch, formatMatch, matchFacet, type PartSearch } from "@camber/domain/calculators"
import { ALL_PRODUCTS, listingHref, MAX_FACETS, type PartFacets, type SelectedListingFacet, storedFacets } from "@camber/domain/search"
import type { PartLink } from "./view/part-links/PartLinks.tsx"

/** Number of values that a link names one by one. */
const NAMED = 3

interface Narrowed {
  readonly text: string
  readonly selected: ReadonlyArray<SelectedListingFacet>
}

/**
 * Returns a link to the listing for each search, narrowed by the facets that the shop has. Without a matching value the link leads to all
 * parts of the type and states that. If the address cannot hold the values, the link names the range.
 */
export const toPartLinks = (searches: ReadonlyArray<PartSearch>, shop: ReadonlyArray<PartFacets>): ReadonlyArray<PartLink> =>
  searches.flatMap(({ matches, note, partType }) => {
    const type = shop.find((facets) => facets.partType === partType)
    if (type === undefined) return []
    const ofType = { name: storedFacets.partType, value: partType }
    const narrowed = matches.reduce<ReadonlyArray<Narrowed>>((before, match) => [...before, ...narrow(match, type, getRoom(before))], [])
    const facets = [ofType, ...toSelected(narrowed)]
    const details = [...narrowed.map(({ text }) => text), ...(note === undefined ? [] : [note])]
    return [{ label: partType, href: listingHref({ ...ALL_PRODUCTS, facets }, type.listingPath), details }]
  })

const toSelected = (narrowed: ReadonlyArray<Narrowed>) => narrowed.flatMap(({ selected }) => selected)

/** Number of values that an address can still hold besides the part type. It ignores further ones. */
const getRoom = (narrowed: ReadonlyArray<Narrowed>): number => MAX_FACETS - 1 - toSelected(narrowed).length

const narrow = (match: FacetMatch, { facets }: PartFacets, room: number): ReadonlyArray<Narrowed> => {
  const facet = facets.find(({ name }) => name === match.facet)
  if (facet === undefined) return []
  const values = matchFacet(match, facet.values)
  if (values.length === 0) return [{ text: `None with ${match.facet}: ${formatMatch(match)} right now`, selected: [] }]
  if (values.length === facet.values.length) return []
  if (values.length > room) return [{ text: `Choose ${match.facet}: ${formatMatch(match)}`, selected: [] }]
  return [{ text: `${match.facet}: ${nameValues(values)}`, selected: values.map((value) => ({ name: match.facet, value })) }]
}

const nameValues = (values: ReadonlyArray<string>): string =>
  values.length <= NAMED ? values.join(", ") : `${values[0]} to ${values.at(-1)}, ${values.length} sizes`
