import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { listing, popularParts } from "./calls.ts"
import { applyListingPreference, saveListingPreference, isShowAllCookie, LISTINGS_COOKIE } from "./listingPreference.ts"
import { keepView, parseView, VIEW_COOKIE } from "./listingView.ts"
import type { Listing, ListingAddress, PopularParts, ListingView } from "./model.ts"

/** Finding parts: pages of listings, and whether they keep to what fits. What is typed is another use-case's, which comes later: `SearchSuggestions`. */
export class Search extends Context.Service<
  Search,
  {
    /** As this visitor has listings (GAP-C70). null for an unknown scope and for a page past the end. */
    readonly listing: (address: ListingAddress, project: Project | null) => Effect.Effect<Listing | null, CallError>
    /** The shop's most popular parts, of those that fit a car where one is known. */
    readonly popularParts: (limit: number, project: Project | null) => Effect.Effect<PopularParts, CallError>
    /** Whether listings show everything to who has a car, for as long as the browser is open. */
    readonly isAllKept: Effect.Effect<boolean>
    /** Keeps that they show what fits, where something does, or everything. */
    readonly keep: (isFitting: boolean) => Effect.Effect<void>
    /** How listings are shown where their address does not say (LOOK-03). */
    readonly keptView: Effect.Effect<ListingView>
    readonly keepView: (view: ListingView) => Effect.Effect<void>
  }
>()("@camber/domain/search/Search") {
  static readonly layer: Layer.Layer<Search, never, Cookies | Http> = Layer.effect(
    Search,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const http = yield* Http
      const isAllKept = Effect.map(cookies.read(LISTINGS_COOKIE), isShowAllCookie)
      return Search.of({
        listing: Effect.fnUntraced(
          function* (address: ListingAddress, project: Project | null) {
            return (yield* callService(listing, { address: applyListingPreference(address, yield* isAllKept), project })).listing
          },
          Effect.provideService(Http, http)
        ),
        popularParts: (limit, project) =>
          callService(popularParts, { limit, project }).pipe(
            Effect.map((answer) => answer.popularParts),
            Effect.provideService(Http, http)
          ),
        isAllKept,
        keep: (isFitting) => saveListingPreference(cookies, isFitting),
        keptView: Effect.map(cookies.read(VIEW_COOKIE), parseView),
        keepView: (view) => keepView(cookies, view)
      })
    })
  )
}
