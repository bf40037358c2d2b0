import { Schema } from "effect"
import { BuildToken } from "../../catalog/owned-parts/model.ts"
import { MAX_BUILD_TOKENS } from "../../catalog/owned-parts/rules.ts"
import { BreadcrumbLink, JobLinks, ProductCard } from "../../catalog/catalog/card.ts"
import { MakeId, ModelId, ModelYear } from "../../vehicles/vehicle/model.ts"
import { sortValues } from "./sortOrders.ts"

/** A sort order of a listing. */
export const SortOrder = Schema.Literals(sortValues)

/**
 * The subject of a listing, parsed from the path (GAP-C54). `slug` is the last path segment as written. A market is street, race or truck,
 * the whole market or one of its categories: 'street', 'street-engine'.
 */
export const ListingScope = Schema.Struct({
  kind: Schema.Literals([
    "all",
    "search",
    "deals",
    "category",
    "market",
    "brand",
    "make",
    "engine",
    "transmission",
    "rearAxle",
    "platform",
    "race",
    "vehicle"
  ]),
  slug: Schema.String
})
export interface ListingScope extends Schema.Struct.Type<typeof ListingScope.fields> {}

/** One selected facet value. Values of one name are alternatives; different names are combined. */
export const SelectedListingFacet = Schema.Struct({ name: Schema.NonEmptyString, value: Schema.NonEmptyString })
export interface SelectedListingFacet extends Schema.Struct.Type<typeof SelectedListingFacet.fields> {}

/** A decoded listing URL: no unknown parameters, a page of 1 or more, and a trimmed term of at most 200 characters. */
export const ListingAddress = Schema.Struct({
  scope: ListingScope,
  query: Schema.String,
  facets: Schema.Array(SelectedListingFacet),
  /** True lists only parts that fit the selected vehicle, false lists everything. Null applies the default rule (GAP-C70). */
  fits: Schema.NullOr(Schema.Boolean),
  /** True to search the term as written, without correction, even if nothing is found. */
  exact: Schema.Boolean,
  /** Parts of a car as `OwnedPart.buildToken`. The listing hides products that do not meet these parts. Absent if there are none. */
  build: Schema.optionalKey(Schema.Array(BuildToken).check(Schema.isMaxLength(MAX_BUILD_TOKENS))),
  sort: SortOrder,
  page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 }))
})
/** Layout of a listing: cards, or a table of the deciding specifications. */
export type ListingView = "cards" | "table"
export interface ListingAddress extends Schema.Struct.Type<typeof ListingAddress.fields> {
  /** Layout, which the services do not need. Absent if the URL does not specify it. */
  readonly view?: ListingView
}

/** A facet for filtering a listing. `count` is the number of products that remain with each value. */
export const ListingFacet = Schema.Struct({
  name: Schema.String,
  values: Schema.Array(Schema.Struct({ value: Schema.String, count: Schema.Int, isSelected: Schema.Boolean }))
})
export interface ListingFacet extends Schema.Struct.Type<typeof ListingFacet.fields> {}

/** A vehicle named by a term, with ids for the garage. `year` to `yearTo` is a range if the term names a generation, a range or no year. */
export const InterpretedVehicle = Schema.Struct({
  year: ModelYear,
  yearTo: ModelYear,
  makeId: MakeId,
  make: Schema.String,
  modelId: ModelId,
  model: Schema.String
})
export interface InterpretedVehicle extends Schema.Struct.Type<typeof InterpretedVehicle.fields> {}

/** Vehicle or part number that a search term refers to. */
export const QueryInterpretation = Schema.Struct({
  vehicle: Schema.NullOr(InterpretedVehicle),
  /** The term without the vehicle. Empty if nothing else remains. */
  remainder: Schema.String,
  /** `url` leads to the exact variant if the number belongs to a variant. */
  part: Schema.NullOr(Schema.Struct({ number: Schema.String, url: Schema.String, title: Schema.String, thumbImageUrl: Schema.String }))
})
export interface QueryInterpretation extends Schema.Struct.Type<typeof QueryInterpretation.fields> {}

/** One recognized part of a query. `without` is the query without this part. */
export const ParsedQueryPart = Schema.Struct({
  kind: Schema.Literals(["vehicle", "engine", "type", "demand", "word"]),
  label: Schema.String,
  without: Schema.String
})
export interface ParsedQueryPart extends Schema.Struct.Type<typeof ParsedQueryPart.fields> {}

/** A possible meaning of an ambiguous vehicle, with the query that selects it. */
export const VehicleSuggestion = Schema.Struct({ label: Schema.String, query: Schema.String })
export interface VehicleSuggestion extends Schema.Struct.Type<typeof VehicleSuggestion.fields> {}

/** How a query was interpreted and which terms were dropped, with links for the next step. */
export const SearchExplanation = Schema.Struct({
  parts: Schema.Array(ParsedQueryPart),
  /** Terms, as typed, that no found product matches. `noun` is the product type of the results. */
  letGo: Schema.Array(Schema.String),
  noun: Schema.String,
  /** Number of results that match all remaining terms. These come first by relevance; all other results are products of the same type. */
  met: Schema.Int,
  /** The searched product type, if the shop does not sell it. */
  notStocked: Schema.NullOr(Schema.String),
  /** A brand that the query names and the shop does not sell. The results are of other brands. */
  notSold: Schema.NullOr(Schema.String),
  /** Vehicles or years that an ambiguous query may mean, each with the query that selects it. */
  cars: Schema.Array(VehicleSuggestion),
  /** Existing part numbers that differ in one character from the searched number. */
  didYouMean: Schema.Array(Schema.String),
  /** Links for the next step: the nearest categories and the named vehicle's parts. */
  ways: Schema.Array(BreadcrumbLink)
})
export interface SearchExplanation extends Schema.Struct.Type<typeof SearchExplanation.fields> {}

/** Counts shown if nothing in a listing fits because of an engine swap. */
export const SwapFit = Schema.Struct({
  /** Family of the installed engine. */
  engine: Schema.String,
  /** Number of the listing's parts made for this engine, in any vehicle. `href` lists these parts. */
  count: Schema.Int,
  href: Schema.String,
  /** Number of the listing's parts that would fit with the stock engine. */
  stock: Schema.Int
})
export interface SwapFit extends Schema.Struct.Type<typeof SwapFit.fields> {}

/** One page of results. `total` counts products, not variants. */
export const Listing = Schema.Struct({
  title: Schema.String,
  canonicalPath: Schema.String,
  trail: Schema.Array(BreadcrumbLink),
  /** Narrower listings. `count` is null if the products of a listing are not counted. */
  children: Schema.Array(
    Schema.Struct({
      label: Schema.String,
      href: Schema.String,
      count: Schema.NullOr(Schema.Int),
      imageUrl: Schema.NullOr(Schema.String)
    })
  ),
  total: Schema.Int,
  /**
   * Number of products that fit the selected vehicle, number of all products, and whether the listing is filtered. Null without a vehicle.
   */
  fit: Schema.NullOr(
    Schema.Struct({
      fitting: Schema.Int,
      all: Schema.Int,
      isNarrowed: Schema.Boolean,
      /** Number of fitting parts made for the vehicle, its engine, driveline or race type. The other parts are universal. */
      made: Schema.optionalKey(Schema.NullOr(Schema.Int)),
      swap: Schema.optionalKey(Schema.NullOr(SwapFit))
    })
  ),
  /** Page 1 if the fitting products end before the requested page. */
  page: Schema.Int,
  pageCount: Schema.Int,
  cards: Schema.Array(ProductCard),
  facets: Schema.Array(ListingFacet),
  /** Number of products that are hidden because they do not meet the parts of the address's `build`. Absent or null without a build. */
  hiddenByBuild: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** Whether the shop has a class sheet for the race class. Absent or null for other listings. */
  hasClassSheet: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  /** The corrected term that was searched. Null if the original term was used. */
  correctedQuery: Schema.NullOr(Schema.String),
  /** Vehicle or part number in the corrected term. Null if it contains neither, or without a term. */
  understood: Schema.NullOr(QueryInterpretation),
  /** Explanation of the search. Null without a term. */
  read: Schema.NullOr(SearchExplanation),
  /** Whole jobs that the term names, the best first. Only on the first page. */
  jobs: JobLinks
})
export interface Listing extends Schema.Struct.Type<typeof Listing.fields> {}

/** Content of a first page for the whole shop or one vehicle: departments, counts and the most popular parts. */
export const PopularParts = Schema.Struct({
  children: Listing.fields.children,
  total: Listing.fields.total,
  fit: Listing.fields.fit,
  cards: Listing.fields.cards
})
export interface PopularParts extends Schema.Struct.Type<typeof PopularParts.fields> {}

/** A suggested product (SRCH-34, SRCH-35). */
export const SuggestedProduct = Schema.Struct({
  position: Schema.Int,
  price: Schema.String,
  url: Schema.String,
  skuBaseNumber: Schema.String,
  title: Schema.String,
  thumbImageUrl: Schema.String,
  publicSkuVariantDetails: Schema.Struct({
    indexOptions: Schema.Array(Schema.Struct({ valueId: Schema.Int })),
    skuBase: Schema.Struct({ availability: Schema.String })
  }),
  reviewCount: Schema.Int,
  rating: Schema.Number,
  segmentCategorization: Schema.String,
  superMarketAffinity: Schema.String,
  brand: Schema.String,
  displayTitle: Schema.String,
  indexOptionImages: Schema.Array(Schema.Struct({ indexOptionValue: Schema.String, imageUrl: Schema.String }))
})
export interface SuggestedProduct extends Schema.Struct.Type<typeof SuggestedProduct.fields> {}

/** Suggestions for a typed term (SRCH-36, SRCH-37). */
export const Suggestions = Schema.Struct({
  autoSuggestProducts: Schema.Array(SuggestedProduct),
  autoSuggestArticles: Schema.Array(
    Schema.Struct({ position: Schema.Int, url: Schema.String, title: Schema.String, thumbImageUrl: Schema.String })
  ),
  categoryLinks: Schema.Array(Schema.Struct({ url: Schema.String, name: Schema.String })),
  typeAheadSuggestion: Schema.String,
  productQuery: Schema.String,
  suggestedQueries: Schema.Array(Schema.Struct({ ordinality: Schema.Int, query: Schema.String, queryWithMarkups: Schema.String })),
  /** Not part of the specification. Null if the term names neither a vehicle nor a part number. */
  understood: Schema.NullOr(QueryInterpretation),
  /** Whole jobs that the term names, the best first. */
  jobs: JobLinks
})
export interface Suggestions extends Schema.Struct.Type<typeof Suggestions.fields> {}
