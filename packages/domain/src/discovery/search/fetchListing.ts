import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { listing } from "./calls.ts"
import type { Listing, ListingAddress } from "./model.ts"

/** Fetches one page of a listing. Null for an unknown scope or a page past the end. */
export const fetchListing = (address: ListingAddress, project: Project | null): Effect.Effect<Listing | null, CallError, Http> =>
  Effect.map(callService(listing, { address, project }), (answer) => answer.listing)
