import { Schema } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project, YmmBoost } from "../../vehicles/vehicle/model.ts"
import { CarSystems, MOST_PLACED, PlacedPart } from "./carSystems.ts"
import { Listing, ListingAddress, ListingScope, PopularParts, Suggestions } from "./model.ts"

/** What is asked for while a term is typed (CALL-23). `userVin` is the visitor id, not a vehicle's VIN (GAP-40). */
export const AutoSuggestRequest = Schema.Struct({
  query: Schema.String,
  numberOfSuggestions: Schema.Int,
  currentUrl: Schema.String,
  userVin: Schema.NullOr(Schema.String),
  webUserGuid: Schema.NullOr(Schema.String),
  ymmBoost: YmmBoost
})
export interface AutoSuggestRequest extends Schema.Struct.Type<typeof AutoSuggestRequest.fields> {}

/** CALL-24. Where `fits` is a project, only products that fit it are suggested; that is beyond the specification. */
export const autoSuggest = {
  service: "discovery",
  operation: "GetAutoSuggestPublicResults",
  id: "e55270e8112ec5d46d6171c74d87929e0b88c1af33e83684a9507e8978a5915d",
  variables: Schema.Struct({ autoSuggestRequest: AutoSuggestRequest, fits: Schema.NullOr(Project) }),
  result: Schema.Struct({ autoSuggestPublic: Suggestions })
} satisfies Call<object, object>

/** One page of a listing; null for an unknown scope and for a page past the end: both are 404. */
export const listing = {
  service: "discovery",
  operation: "listing",
  id: "e38516e1923e7b77d6f93d625df0e19e07551cfc4f92930a5b7c9987a6415725",
  variables: Schema.Struct({ address: ListingAddress, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ listing: Schema.NullOr(Listing) })
} satisfies Call<object, object>

/** The most popular parts of the whole shop, as many as are asked for; with a car those that fit it, what is made for it first. */
export const popularParts = {
  service: "discovery",
  operation: "popularParts",
  id: "b89269cc68e856e1cf8f10015ce9e6f318c40e09dfc8bf3fcaa68d0af8f0758d",
  variables: Schema.Struct({ project: Schema.NullOr(Project), limit: Schema.Int }),
  result: Schema.Struct({ popularParts: PopularParts })
} satisfies Call<object, object>

/** A vehicle or a race class by its systems, with as much of the project as is the shopper's own; null for an unknown one and for what is no car. */
export const carSystems = {
  service: "discovery",
  operation: "carSystems",
  id: "e5cb6dcd9c922f7713944888dc6bddf75fc00afe05f1cd1ec7a756040c66fd11",
  variables: Schema.Struct({ scope: ListingScope, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ carSystems: Schema.NullOr(CarSystems) })
} satisfies Call<object, object>

/** To which systems parts belong; those that belong to none are left out. */
export const systemsOfParts = {
  service: "discovery",
  operation: "systemsOfParts",
  id: "69a9809de413d41765d660d617e86b852de74bddb4fb0b2dfccd6b6f37184dcc",
  variables: Schema.Struct({ skuBaseNumbers: Schema.Array(SkuBaseNumber).check(Schema.isMaxLength(MOST_PLACED)) }),
  result: Schema.Struct({ systemsOfParts: Schema.Array(PlacedPart) })
} satisfies Call<object, object>
