/**
 * Names of the facets that the catalog stores for every product, as they are on the wire and in URLs. Options and specifications are stored under
 * names of their own. `@camber/search` has all facets with a rank in the listing.
 */
export const storedFacets = { category: "Category", partType: "Part type", brand: "Brand", condition: "Condition" } as const
