import { Context, Effect, Layer, Schema, Semaphore, type Stream, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Geolocation } from "../../foundation/ports/Geolocation.ts"
import { COUNTRY_COOKIE, LOCATION_COOKIE, LOCATION_DAYS, locationFromCookie, locationToCookie } from "./cookies.ts"
import { Geolocated, type Location } from "./model.ts"
import { updateLocationFromEstimate, locationFromAnswer, createLocation, needsGeolocation } from "./rules.ts"

/** Where this visitor wants things sent. */
export class VisitorLocation extends Context.Service<
  VisitorLocation,
  {
    /** The present place first, then every change; null while it is not known. */
    readonly changes: Stream.Stream<Location | null>
    readonly current: Effect.Effect<Location | null>
    /** The shopper names a place. False, and nothing is kept, where the code is none of the country's. */
    readonly enter: (countryCode: string, postalCode: string) => Effect.Effect<boolean>
    /** A shipping estimate was made for this place: it is the visitor's now, if its zip differs (LOC-12, LOC-13). */
    readonly estimated: (estimate: { readonly zipCode: string | null; readonly countryCode: string | null }) => Effect.Effect<void>
    /**
     * Looks up where the visitor is, if that is switched on, not known, and the visitor is (VIS-26, VIS-27). `zipCode` is the profile's: a
     * customer who has told it is not looked up.
     */
    readonly locate: (visitor: { readonly isHydrated: boolean; readonly zipCode: string | null }) => Effect.Effect<void>
  }
>()("@camber/domain/location/VisitorLocation") {
  static readonly layer: Layer.Layer<VisitorLocation, never, Cookies | Geolocation> = Layer.effect(
    VisitorLocation,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const geolocation = yield* Geolocation
      const turn = yield* Semaphore.make(1)
      const live = yield* SubscriptionRef.make(yield* readLocation(cookies))

      const keep = Effect.fnUntraced(function* (location: Location) {
        yield* SubscriptionRef.set(live, location)
        yield* cookies.write(LOCATION_COOKIE, locationToCookie(location), LOCATION_DAYS)
        yield* cookies.write(COUNTRY_COOKIE, location.countryCode, LOCATION_DAYS)
      })
      return VisitorLocation.of({
        changes: SubscriptionRef.changes(live),
        current: SubscriptionRef.get(live),
        enter: Effect.fnUntraced(function* (countryCode, postalCode) {
          const location = createLocation(countryCode, postalCode)
          if (location !== null) yield* keep(location)
          return location !== null
        }),
        estimated: Effect.fnUntraced(function* (estimate) {
          const before = yield* SubscriptionRef.get(live)
          const after = updateLocationFromEstimate(before, estimate)
          if (after !== null && after !== before) yield* keep(after)
        }),
        locate: Effect.fnUntraced(
          function* ({ isHydrated, zipCode }) {
            const isKnown = (yield* SubscriptionRef.get(live)) !== null
            if (isKnown || !needsGeolocation({ isEnabled: geolocation.isEnabled, zipCode, isHydrated })) return
            const answer = yield* geolocation.lookup
            if (answer === undefined) return
            const location = locationFromAnswer(yield* decode(answer))
            if (location !== null && (yield* SubscriptionRef.get(live)) === null) yield* keep(location)
          },
          Effect.catch((error) => Effect.logError("Malformed geolocation response", error)),
          turn.withPermit
        )
      })
    })
  )
}

const decode = Schema.decodeUnknownEffect(Geolocated)

/** The place in the cookie; one that cannot be read is logged and counts as none (ERR-106). */
const readLocation = Effect.fnUntraced(function* (cookies: Cookies["Service"]) {
  const text = yield* cookies.read(LOCATION_COOKIE)
  if (text === undefined) return null
  const location = locationFromCookie(text)
  if (location === null) yield* Effect.logWarning("The location cookie could not be read")
  return location
})
