import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { YmmBoost } from "../../vehicles/vehicle/model.ts"
import { AutoSuggestRequest } from "./calls.ts"
import { CarSystem, CarSystems, PartSystems, SystemHotspot, SystemType } from "./carSystems.ts"
import {
  VehicleSuggestion,
  Listing,
  ListingAddress,
  ListingFacet,
  ListingScope,
  PopularParts,
  ParsedQueryPart,
  SearchExplanation,
  SelectedListingFacet,
  SuggestedProduct,
  Suggestions,
  QueryInterpretation,
  InterpretedVehicle,
  SwapFit
} from "./model.ts"
import { PartChoice, PartCount, PartSelection } from "./partCounts.ts"
import { PartFacets } from "./partFacets.ts"
import { sortValues } from "./sortOrders.ts"

const variant = SuggestedProduct.fields.publicSkuVariantDetails

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    CarPicture: CarSystems.fields.picture,
    CarSystem,
    CarSystems,
    PartCount,
    PartFacet: PartFacets.fields.facets.value,
    PartFacets,
    PlacedPart: PartSystems,
    SystemPlace: SystemHotspot,
    SystemType,
    IndexOptionImage: SuggestedProduct.fields.indexOptionImages.value,
    Listing,
    ListingChild: Listing.fields.children.value,
    ListingFacet,
    ListingFacetValue: ListingFacet.fields.values.value,
    ListingFit: Listing.fields.fit.members[0],
    SwapFit,
    CarChoice: VehicleSuggestion,
    PopularParts,
    ReadPart: ParsedQueryPart,
    ReadSearch: SearchExplanation,
    SuggestedArticle: Suggestions.fields.autoSuggestArticles.value,
    SuggestedCategory: Suggestions.fields.categoryLinks.value,
    SuggestedIndexOption: variant.fields.indexOptions.value,
    SuggestedProduct,
    SuggestedQuery: Suggestions.fields.suggestedQueries.value,
    SuggestedSkuBase: variant.fields.skuBase,
    SuggestedVariantDetails: variant,
    Suggestions,
    Understood: QueryInterpretation,
    UnderstoodPart: QueryInterpretation.fields.part.members[0],
    UnderstoodVehicle: InterpretedVehicle
  },
  inputs: {
    AutoSuggestRequestInput: AutoSuggestRequest,
    FacetInput: SelectedListingFacet,
    ListingAddressInput: ListingAddress,
    PartChoiceInput: PartChoice,
    PartSelectionInput: PartSelection,
    ScopeInput: ListingScope,
    YmmBoostInput: YmmBoost
  },
  optional: ["Query.autoSuggestPublic", "AutoSuggestRequestInput.ymmBoost"],
  texts: {
    "Query.autoSuggestPublic": "Suggestions for a typed term.",
    "Query.carSystems": "The systems of a vehicle or race type. Null if it is unknown or not a car.",
    "Query.systemsOfParts": "The vehicle systems that parts belong to.",
    "Query.partFacets": "The facet values of part types. Types that the shop does not have are left out.",
    "Query.partCounts": "The number of parts of each selection, as its listing shows them.",
    "Query.listing": "One page of a listing. Null for an unknown scope and for a page past the end.",
    "Query.popularParts": "The shop's most popular parts. With a project, only those that fit, vehicle-specific parts first.",
    ScopeInput:
      "kind is all, search, deals, category, market, brand, make, engine, transmission, rearAxle, platform, race or vehicle. slug is the last segment of the page's path.",
    ListingAddressInput: `sort is ${sortValues.slice(0, -1).join(", ")} or ${sortValues.at(-1)}. page counts from 1. fits is true for only what fits the project, false for everything; null filters if at least one product fits.`,
    ListingChild: "count is null if the products are not counted."
  }
}
