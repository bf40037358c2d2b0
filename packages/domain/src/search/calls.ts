import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import { Project, YmmBoost } from "../vehicle/model.ts"
import { Listing, ListingAddress, Suggestions } from "./model.ts"

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
  id: "30e0a6c0072b2e99117c3a8c1a8a2498cd956fe18cb7f5e0722714ea4522d57c",
  variables: Schema.Struct({ address: ListingAddress, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ listing: Schema.NullOr(Listing) })
} satisfies Call<object, object>
