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
  id: "501eae760d961540153163011a6f7b64b78522f97d8fb683b20b6a1084755e03",
  variables: Schema.Struct({ autoSuggestRequest: AutoSuggestRequest, fits: Schema.NullOr(Project) }),
  result: Schema.Struct({ autoSuggestPublic: Suggestions })
} satisfies Call<object, object>

/** One page of a listing; null for an unknown scope and for a page past the end: both are 404. */
export const listing = {
  service: "discovery",
  operation: "listing",
  id: "cf4e539f72e49e683927fc7d5b08e4501e2e019e27e58768c2d0f448fcd4ce96",
  variables: Schema.Struct({ address: ListingAddress, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ listing: Schema.NullOr(Listing) })
} satisfies Call<object, object>
