import { type Availability, readiness } from "@camber/domain/catalog"
import { storedFacets } from "@camber/domain/search"
import {
  createBandFacet,
  createChoiceFacet,
  createFlagFacet,
  createRatingFacet,
  createTextFacet,
  type Facet,
  type NumberBand,
  type OfferFacet,
  type RatingFacet
} from "./facetTypes.ts"

/** The price bands, in cents. */
const priceBands: ReadonlyArray<NumberBand> = [
  { from: 0, below: 2_500, value: "Under $25" },
  { from: 2_500, below: 5_000, value: "$25 to $50" },
  { from: 5_000, below: 10_000, value: "$50 to $100" },
  { from: 10_000, below: 25_000, value: "$100 to $250" },
  { from: 25_000, below: 50_000, value: "$250 to $500" },
  { from: 50_000, below: 100_000, value: "$500 to $1,000" },
  { from: 100_000, below: Infinity, value: "Over $1,000" }
]

const availabilityLabels: Readonly<Record<Availability, string>> = {
  InStock: "In stock",
  FactoryShipped: "Ships from the factory",
  Backorderable: "Backordered",
  MadeToOrder: "Made to order",
  NotAvailable: "Out of stock",
  Discontinued: "Discontinued"
}

/**
 * Facets with a fixed rank in the listing, in that order. Every other facet is an option or a specification. Such facets are stored under
 * their own names and ranked by their number of products.
 */
export const facets = {
  category: createTextFacet(storedFacets.category, "kind"),
  partType: createTextFacet(storedFacets.partType, "kind"),
  brand: createTextFacet(storedFacets.brand, "common"),
  price: createBandFacet("Price", "prices", priceBands),
  rating: createRatingFacet("Customer rating", [4, 3, 2]),
  availability: createChoiceFacet(
    "Availability",
    "readiness",
    readiness.map((availability) => availabilityLabels[availability])
  ),
  condition: createTextFacet(storedFacets.condition, "common"),
  offers: createFlagFacet(
    "Offers",
    "On sale",
    ["listPrices"],
    ({ listPrices }) =>
      (ordinal) =>
        listPrices[ordinal]! >= 0
  )
} satisfies Readonly<Record<keyof typeof storedFacets, Facet>> & Readonly<Record<string, Facet>>

export const rankedFacets: ReadonlyArray<Facet> = Object.values(facets)
export const offerFacets: ReadonlyArray<OfferFacet> = rankedFacets.filter((facet) => facet.source === "offers")
export const ratingFacets: ReadonlyArray<RatingFacet> = rankedFacets.filter((facet) => facet.source === "ratings")

const byName = new Map(rankedFacets.map((facet) => [facet.name, facet]))

/** Finds a facet of the table; undefined for an option or a specification. */
export const findFacet = (name: string): Facet | undefined => byName.get(name)

/** Names of facets with computed values, which the catalog does not store. */
export const computedFacetNames: ReadonlyArray<string> = [...offerFacets, ...ratingFacets].map(({ name }) => name)

/** Returns whether a facet depends on prices. */
export const isPriceFacet = (name: string): boolean => {
  const facet = findFacet(name)
  return facet?.source === "offers" && facet.columns.some((column) => column === "prices" || column === "listPrices")
}
