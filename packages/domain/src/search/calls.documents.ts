import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  GetAutoSuggestPublicResults: `query GetAutoSuggestPublicResults($autoSuggestRequest: AutoSuggestRequestInput!, $fits: ProjectInput) {
  autoSuggestPublic(autoSuggestRequest: $autoSuggestRequest, fits: $fits) ${selectionOf(calls.autoSuggest.result, "autoSuggestPublic")}
}`,
  listing: `query listing($address: ListingAddressInput!, $project: ProjectInput) {
  listing(address: $address, project: $project) ${selectionOf(calls.listing.result, "listing")}
}`
}
