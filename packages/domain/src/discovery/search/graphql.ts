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
import { sortValues } from "./sortOrders.ts"

const variant = SuggestedProduct.fields.publicSkuVariantDetails

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    CarPicture: CarSystems.fields.picture,
    CarSystem,
    CarSystems,
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
    ScopeInput: ListingScope,
    YmmBoostInput: YmmBoost
  },
  optional: ["Query.autoSuggestPublic", "AutoSuggestRequestInput.ymmBoost"],
  texts: {
    "Query.autoSuggestPublic": "Search as you type.",
    "Query.carSystems": "A vehicle or a race class by its systems; null for an unknown one and for what is no car.",
    "Query.systemsOfParts": "To which systems of a car parts belong.",
    "Query.listing": "One page of a listing; null for an unknown scope and for a page past the end.",
    "Query.popularParts": "The most popular parts of the whole shop; with a car those that fit it, what is made for it first.",
    ScopeInput:
      "kind is all, search, deals, category, market, brand, make, engine, transmission, rearAxle, platform, race or vehicle; slug the last part of the page's path.",
    ListingAddressInput: `sort is ${sortValues.slice(0, -1).join(", ")} or ${sortValues.at(-1)}; page counts from 1. fits is true for what fits the project alone, false for everything; null keeps to what fits where something does.`,
    ListingChild: "count is null where the products are not counted."
  }
}
