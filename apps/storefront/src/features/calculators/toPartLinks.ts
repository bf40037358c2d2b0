import { type FacetMatch, formatMatch, matchFacet, type PartSearch } from "@camber/domain/calculators"
import { ALL_PRODUCTS, listingHref, MAX_FACETS, type SelectedListingFacet, storedFacets } from "@camber/domain/search"
import type { PartFacets } from "./fetchPartFacets.ts"
import type { PartLink } from "./view/part-links/PartLinks.tsx"

/** Number of values that a link names one by one. */
const NAMED = 3
/** A listing shows that many values of a facet at most. A facet with as many may have others, also within the range. */
const SHOWN = 40

interface Narrowed {
  readonly text: string
  readonly selected: ReadonlyArray<SelectedListingFacet>
}

/**
 * Returns a link to the listing for each search, narrowed by the facets that the shop has. Without a matching value the link leads to all
 * parts of the type and says so.
 */
export const toPartLinks = (searches: ReadonlyArray<PartSearch>, shop: ReadonlyArray<PartFacets>): ReadonlyArray<PartLink> =>
  searches.flatMap(({ matches, note, partType }) => {
    const type = shop.find((facets) => facets.partType === partType)
    if (type === undefined) return []
    const ofType = { name: storedFacets.partType, value: partType }
    const narrowed = matches.flatMap((match) => narrow(match, type))
    const selected = narrowed.flatMap((facet) => facet.selected)
    // An address ignores further facets, so the listing would be narrowed to some of the values only.
    const facets = selected.length < MAX_FACETS ? [ofType, ...selected] : [ofType]
    const details = [...(facets.length === 1 && selected.length > 0 ? [] : narrowed.map(({ text }) => text)), ...(note ? [note] : [])]
    return [{ label: partType, href: listingHref({ ...ALL_PRODUCTS, facets }), details }]
  })

const narrow = (match: FacetMatch, { facets }: PartFacets): ReadonlyArray<Narrowed> => {
  const facet = facets.find(({ name }) => name === match.facet)
  if (facet === undefined) return []
  if (facet.values.length >= SHOWN) return [{ text: `Choose ${match.facet}: ${formatMatch(match)}`, selected: [] }]
  const values = matchFacet(match, facet.values)
  if (values.length === 0) return [{ text: `None with ${match.facet}: ${formatMatch(match)} right now`, selected: [] }]
  if (values.length === facet.values.length) return []
  return [{ text: `${match.facet}: ${nameValues(values)}`, selected: values.map((value) => ({ name: match.facet, value })) }]
}

const nameValues = (values: ReadonlyArray<string>): string =>
  values.length <= NAMED ? values.join(", ") : `${values[0]} to ${values.at(-1)}, ${values.length} sizes`
