import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { popularParts } from "./calls.ts"
import { fetchListing } from "./searchRequests.ts"
import {
  applyListingPreference,
  saveListingPreference,
  isShowAllCookie,
  LISTINGS_COOKIE,
  keepView,
  parseView,
  VIEW_COOKIE
} from "./listingPreference.ts"
import type { Listing, ListingAddress, PopularParts, ListingView } from "./model.ts"

/** Fetches listings and stores listing preferences. Suggestions are in `SearchSuggestions`, which is loaded lazily. */
export class Search extends Context.Service<
  Search,
  {
    /** Applies this visitor's listing preference (GAP-C70). Null for an unknown scope or a page past the end. */
    readonly listing: (address: ListingAddress, project: Project | null) => Effect.Effect<Listing | null, CallError>
    /** The shop's most popular parts. With a project, only parts that fit the project's vehicle. */
    readonly popularParts: (limit: number, project: Project | null) => Effect.Effect<PopularParts, CallError>
    /** True if the visitor chose to see all products instead of only fitting products, until the browser is closed. */
    readonly isShowingEverything: Effect.Effect<boolean>
    /** Saves whether listings are filtered by fit or show all products. */
    readonly keep: (isFitting: boolean) => Effect.Effect<void>
    /** Stored listing layout, used if the URL specifies none (LOOK-03). */
    readonly storedView: Effect.Effect<ListingView>
    readonly keepView: (view: ListingView) => Effect.Effect<void>
  }
>()("@camber/domain/search/Search") {
  static readonly layer: Layer.Layer<Search, never, Cookies | Http> = Layer.effect(
    Search,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const http = yield* Http
      const isShowingAll = Effect.map(cookies.read(LISTINGS_COOKIE), isShowAllCookie)
      return Search.of({
        listing: Effect.fnUntraced(
          function* (address: ListingAddress, project: Project | null) {
            return yield* fetchListing(applyListingPreference(address, yield* isShowingAll), project)
          },
          Effect.provideService(Http, http)
        ),
        popularParts: (limit, project) =>
          callService(popularParts, { limit, project }).pipe(
            Effect.map((answer) => answer.popularParts),
            Effect.provideService(Http, http)
          ),
        isShowingEverything: isShowingAll,
        keep: (isFitting) => saveListingPreference(cookies, isFitting),
        storedView: Effect.map(cookies.read(VIEW_COOKIE), parseView),
        keepView: (view) => keepView(cookies, view)
      })
    })
  )
}
