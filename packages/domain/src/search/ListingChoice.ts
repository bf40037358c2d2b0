import { Context, Effect, Layer } from "effect"
import { Cookies } from "../ports/Cookies.ts"
import { ALL_LISTED, keepsAll, LISTINGS_COOKIE } from "./keptListings.ts"

/** Whether listings show everything to who has a car, for as long as the browser is open (GAP-C70). */
export class ListingChoice extends Context.Service<
  ListingChoice,
  {
    /** Whether they are kept to what fits, where something does. */
    readonly isFitting: Effect.Effect<boolean>
    readonly keep: (isFitting: boolean) => Effect.Effect<void>
  }
>()("@camber/domain/search/ListingChoice") {
  static readonly layer: Layer.Layer<ListingChoice, never, Cookies> = Layer.effect(
    ListingChoice,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      return ListingChoice.of({
        isFitting: Effect.map(cookies.read(LISTINGS_COOKIE), (kept) => !keepsAll(kept)),
        keep: (isFitting) => (isFitting ? cookies.remove(LISTINGS_COOKIE) : cookies.write(LISTINGS_COOKIE, ALL_LISTED, "session"))
      })
    })
  )
}
