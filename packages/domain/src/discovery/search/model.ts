import { Schema } from "effect"
import { BreadcrumbLink, ProductCard } from "../../catalog/catalog/model.ts"
import { MakeId, ModelId, ModelYear } from "../../vehicles/vehicle/model.ts"
import { sortValues } from "./sortOrders.ts"

/** A sort order of a listing. */
export const SortOrder = Schema.Literals(sortValues)

/**
 * What a listing is about, read from the path (GAP-C54). `slug` is the path's last part as written there. A market is street, race or
 * truck, whole or one category of it: 'street', 'street-engine'.
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

/** One value that a listing is narrowed to: values of one name are alternatives, names add up. */
export const SelectedListingFacet = Schema.Struct({ name: Schema.NonEmptyString, value: Schema.NonEmptyString })
export interface SelectedListingFacet extends Schema.Struct.Type<typeof SelectedListingFacet.fields> {}

/** A listing's address, decoded: unknown parameters are gone, the page is from 1, the term trimmed and at most 200 characters. */
export const ListingAddress = Schema.Struct({
  scope: ListingScope,
  query: Schema.String,
  facets: Schema.Array(SelectedListingFacet),
  /** Only what fits the selected car, or everything; null is what GAP-C70 says. */
  fits: Schema.NullOr(Schema.Boolean),
  /** The term is searched as it is written, even where that finds nothing. */
  exact: Schema.Boolean,
  sort: SortOrder,
  page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 }))
})
/** How a listing is shown: as cards, or as a table of what such parts are chosen by. */
export type ListingView = "cards" | "table"
export interface ListingAddress extends Schema.Struct.Type<typeof ListingAddress.fields> {
  /** The services need not know it. Absent where the address does not say. */
  readonly view?: ListingView
}

/** A facet that a listing can be narrowed by; `count` is what each value would leave. */
export const ListingFacet = Schema.Struct({
  name: Schema.String,
  values: Schema.Array(Schema.Struct({ value: Schema.String, count: Schema.Int, isSelected: Schema.Boolean }))
})
export interface ListingFacet extends Schema.Struct.Type<typeof ListingFacet.fields> {}

/** A vehicle that a term names, with the ids that the garage takes. From `year` to `yearTo` where it names a generation, a span or no year. */
export const InterpretedVehicle = Schema.Struct({
  year: ModelYear,
  yearTo: ModelYear,
  makeId: MakeId,
  make: Schema.String,
  modelId: ModelId,
  model: Schema.String
})
export interface InterpretedVehicle extends Schema.Struct.Type<typeof InterpretedVehicle.fields> {}

/** What the services read out of a term beyond its words: a vehicle, or the one part whose number it is. */
export const QueryInterpretation = Schema.Struct({
  vehicle: Schema.NullOr(InterpretedVehicle),
  /** The term without the vehicle; empty where it says nothing else. */
  remainder: Schema.String,
  /** `url` leads to the very variant where the number is a variant's. */
  part: Schema.NullOr(Schema.Struct({ number: Schema.String, url: Schema.String, title: Schema.String, thumbImageUrl: Schema.String }))
})
export interface QueryInterpretation extends Schema.Struct.Type<typeof QueryInterpretation.fields> {}

/** One thing that a search was read as; `without` is the search when it is taken away. */
export const ParsedQueryPart = Schema.Struct({
  kind: Schema.Literals(["vehicle", "engine", "type", "demand", "word"]),
  label: Schema.String,
  without: Schema.String
})
export interface ParsedQueryPart extends Schema.Struct.Type<typeof ParsedQueryPart.fields> {}

/** One of the cars or years that a search may mean, with the search that means it alone. */
export const VehicleSuggestion = Schema.Struct({ label: Schema.String, query: Schema.String })
export interface VehicleSuggestion extends Schema.Struct.Type<typeof VehicleSuggestion.fields> {}

/** What a search was read as, and what became of it: what was let go is said, and there are always ways on. */
export const SearchExplanation = Schema.Struct({
  parts: Schema.Array(ParsedQueryPart),
  /** What none of the parts meets, as typed; `noun` is what all of them are. */
  letGo: Schema.Array(Schema.String),
  noun: Schema.String,
  /** So many of the results, by relevance the first, meet all that was not let go; the rest are others of the kind. */
  met: Schema.Int,
  /** What the search is after, where the shop does not sell it. */
  notStocked: Schema.NullOr(Schema.String),
  /** A maker that the search names and the shop does not sell; what was found is of others. */
  notSold: Schema.NullOr(Schema.String),
  /** The cars that a name of several may mean, or the years of a span: the search with each in the place of what was said. */
  cars: Schema.Array(VehicleSuggestion),
  /** Numbers of parts that are one letter or digit off the number that was searched. */
  didYouMean: Schema.Array(Schema.String),
  /** Where to go from here: the nearest categories, the named car's parts. */
  ways: Schema.Array(BreadcrumbLink)
})
export interface SearchExplanation extends Schema.Struct.Type<typeof SearchExplanation.fields> {}

/** Where nothing of a listing fits because the car has another engine than it was built with. */
export const SwapFit = Schema.Struct({
  /** The family of the engine that is in it. */
  engine: Schema.String,
  /** Parts of the listing that are made for this engine, in whichever car; `href` lists them. */
  count: Schema.Int,
  href: Schema.String,
  /** Parts that would fit the car with the engine that it was built with. */
  stock: Schema.Int
})
export interface SwapFit extends Schema.Struct.Type<typeof SwapFit.fields> {}

/** One page of results. `total` counts products, not variants. */
export const Listing = Schema.Struct({
  title: Schema.String,
  canonicalPath: Schema.String,
  trail: Schema.Array(BreadcrumbLink),
  /** Narrower listings; `count` is null where their products are not counted. */
  children: Schema.Array(
    Schema.Struct({
      label: Schema.String,
      href: Schema.String,
      count: Schema.NullOr(Schema.Int),
      imageUrl: Schema.NullOr(Schema.String)
    })
  ),
  total: Schema.Int,
  /** How many fit the selected car, of how many; and whether only those are shown. null without a car. */
  fit: Schema.NullOr(
    Schema.Struct({
      fitting: Schema.Int,
      all: Schema.Int,
      isNarrowed: Schema.Boolean,
      /** How many of those that fit are made for the car, its engine, driveline or class; the others are universal. */
      made: Schema.optionalKey(Schema.NullOr(Schema.Int)),
      swap: Schema.optionalKey(Schema.NullOr(SwapFit))
    })
  ),
  /** The first where what fits ends before the page that was asked for. */
  page: Schema.Int,
  pageCount: Schema.Int,
  cards: Schema.Array(ProductCard),
  facets: Schema.Array(ListingFacet),
  /** The term that was searched in place of one without results; null when the term stood. */
  correctedQuery: Schema.NullOr(Schema.String),
  /** What the term says beyond its words, as corrected; null for mere words, and without a term. */
  understood: Schema.NullOr(QueryInterpretation),
  /** null without a term. */
  read: Schema.NullOr(SearchExplanation)
})
export interface Listing extends Schema.Struct.Type<typeof Listing.fields> {}

/** Of the whole shop's listing, or what fits a car of it, what a first page shows: departments, how many parts there are, and the most popular of them. */
export const PopularParts = Schema.Struct({
  children: Listing.fields.children,
  total: Listing.fields.total,
  fit: Listing.fields.fit,
  cards: Listing.fields.cards
})
export interface PopularParts extends Schema.Struct.Type<typeof PopularParts.fields> {}

/** SRCH-34, SRCH-35 */
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

/** SRCH-36, SRCH-37 */
export const Suggestions = Schema.Struct({
  autoSuggestProducts: Schema.Array(SuggestedProduct),
  autoSuggestArticles: Schema.Array(
    Schema.Struct({ position: Schema.Int, url: Schema.String, title: Schema.String, thumbImageUrl: Schema.String })
  ),
  categoryLinks: Schema.Array(Schema.Struct({ url: Schema.String, name: Schema.String })),
  typeAheadSuggestion: Schema.String,
  productQuery: Schema.String,
  suggestedQueries: Schema.Array(Schema.Struct({ ordinality: Schema.Int, query: Schema.String, queryWithMarkups: Schema.String })),
  /** Beyond the specification; null for a term of mere words. */
  understood: Schema.NullOr(QueryInterpretation)
})
export interface Suggestions extends Schema.Struct.Type<typeof Suggestions.fields> {}
