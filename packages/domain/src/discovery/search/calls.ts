import { Schema } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { Project, YmmBoost } from "../../vehicles/vehicle/model.ts"
import { CarSystems, MAX_PART_SYSTEMS_LOOKUPS, PartSystems } from "./carSystems.ts"
import { MAX_PART_SELECTIONS, PartCount, PartSelection } from "./partCounts.ts"
import { MAX_PART_TYPES, PartFacets } from "./partFacets.ts"
import { Listing, ListingAddress, ListingScope, PopularParts, Suggestions } from "./model.ts"

/** Request for suggestions (CALL-23). `userVin` is the visitor id, not a vehicle's VIN (GAP-40). */
export const AutoSuggestRequest = Schema.Struct({
  query: Schema.String,
  numberOfSuggestions: Schema.Int,
  currentUrl: Schema.String,
  userVin: Schema.NullOr(Schema.String),
  webUserGuid: Schema.NullOr(Schema.String),
  ymmBoost: YmmBoost
})
export interface AutoSuggestRequest extends Schema.Struct.Type<typeof AutoSuggestRequest.fields> {}

/** Fetches suggestions (CALL-24). With `fits`, only products that fit the project; this goes beyond the specification. */
export const autoSuggest = {
  service: "discovery",
  operation: "GetAutoSuggestPublicResults",
  id: "e4038987074da7ec80a3d891f9d667212664bd2481c82c2e64c27c029a909455",
  variables: Schema.Struct({ autoSuggestRequest: AutoSuggestRequest, fits: Schema.NullOr(Project) }),
  result: Schema.Struct({ autoSuggestPublic: Suggestions })
} satisfies Call<object, object>

/** Fetches one page of a listing. Null for an unknown scope and for a page past the end; both are a 404. */
export const listing = {
  service: "discovery",
  operation: "listing",
  id: "cbda9dcd4b63ddce3d8085abff3e3521ba1af6740ccc1a0b907fe5e4cd00718c",
  variables: Schema.Struct({ address: ListingAddress, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ listing: Schema.NullOr(Listing) })
} satisfies Call<object, object>

/** Fetches the shop's most popular parts. With a project, only fitting parts, vehicle-specific parts first. */
export const popularParts = {
  service: "discovery",
  operation: "popularParts",
  id: "d4ca05ec2b065c897b97e1e1d82e0c9d0a4a7b8fd5168c258dfa48f9b09134f6",
  variables: Schema.Struct({ project: Schema.NullOr(Project), limit: Schema.Int }),
  result: Schema.Struct({ popularParts: PopularParts })
} satisfies Call<object, object>

/**
 * Fetches the systems of a vehicle or race type, using the shopper's own project if it matches. Null if the vehicle or race type is unknown
 * or not a car.
 */
export const carSystems = {
  service: "discovery",
  operation: "carSystems",
  id: "bd927b90d9b693830cba6b85c1d64e09730e5a00ec394551ab2e630a7491e847",
  variables: Schema.Struct({ scope: ListingScope, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ carSystems: Schema.NullOr(CarSystems) })
} satisfies Call<object, object>

/** Fetches the vehicle systems that parts belong to. Parts without a system are omitted. */
export const systemsOfParts = {
  service: "discovery",
  operation: "systemsOfParts",
  id: "69a9809de413d41765d660d617e86b852de74bddb4fb0b2dfccd6b6f37184dcc",
  variables: Schema.Struct({ skuBaseNumbers: Schema.Array(SkuBaseNumber).check(Schema.isMaxLength(MAX_PART_SYSTEMS_LOOKUPS)) }),
  result: Schema.Struct({ systemsOfParts: Schema.Array(PartSystems) })
} satisfies Call<object, object>

/** Fetches the facet values of part types. Omits types that the shop does not have. */
export const partFacets = {
  service: "discovery",
  operation: "partFacets",
  id: "91bac6daea7d8cd2707e96829e2591d44ef5ce5908a4e76db166f06459af60d0",
  variables: Schema.Struct({ partTypes: Schema.Array(Schema.String).check(Schema.isMaxLength(MAX_PART_TYPES)) }),
  result: Schema.Struct({ partFacets: Schema.Array(PartFacets) })
} satisfies Call<object, object>

/**
 * Counts the parts of each selection, in the order of the selections. With a project, counts like the listing: only fitting parts, if any
 * part fits.
 */
export const partCounts = {
  service: "discovery",
  operation: "partCounts",
  id: "1cac3810baf6dd08f05530b443e706d400a2dff9a9264fc23bcf52ee64a41606",
  variables: Schema.Struct({
    selections: Schema.Array(PartSelection).check(Schema.isMaxLength(MAX_PART_SELECTIONS)),
    project: Schema.NullOr(Project)
  }),
  result: Schema.Struct({ partCounts: Schema.Array(PartCount) })
} satisfies Call<object, object>
