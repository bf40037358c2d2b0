import { Effect, Layer, Schema, Semaphore, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Geolocation } from "../../foundation/ports/Geolocation.ts"
import { COUNTRY_COOKIE, LOCATION_COOKIE, LOCATION_DAYS, parseLocationCookie, formatLocationCookie } from "./cookies.ts"
import { Geolocated, type Location } from "./model.ts"
import { updateLocationFromEstimate, parseGeolocation, createLocation, needsGeolocation } from "./rules.ts"
import { VisitorLocation } from "./VisitorLocation.ts"

/** Creates the visitor's location from its cookie. */
export const layerVisitorLocation: Layer.Layer<VisitorLocation, never, Cookies | Geolocation> = Layer.effect(
  VisitorLocation,
  Effect.gen(function* () {
    const cookies = yield* Cookies
    const geolocation = yield* Geolocation
    const turn = yield* Semaphore.make(1)
    const live = yield* SubscriptionRef.make(yield* readLocation(cookies))

    const save = Effect.fnUntraced(function* (location: Location) {
      yield* SubscriptionRef.set(live, location)
      yield* cookies.write(LOCATION_COOKIE, formatLocationCookie(location), LOCATION_DAYS)
      yield* cookies.write(COUNTRY_COOKIE, location.countryCode, LOCATION_DAYS)
    })
    return VisitorLocation.of({
      changes: SubscriptionRef.changes(live),
      current: SubscriptionRef.get(live),
      enter: Effect.fnUntraced(function* (countryCode, postalCode) {
        const location = createLocation(countryCode, postalCode)
        if (location !== null) yield* save(location)
        return location !== null
      }),
      estimated: Effect.fnUntraced(function* (estimate) {
        const before = yield* SubscriptionRef.get(live)
        const after = updateLocationFromEstimate(before, estimate)
        if (after !== null && after !== before) yield* save(after)
      }),
      locate: Effect.fnUntraced(
        function* ({ isHydrated, zipCode }) {
          const isKnown = (yield* SubscriptionRef.get(live)) !== null
          if (isKnown || !needsGeolocation({ isEnabled: geolocation.isEnabled, zipCode, isHydrated })) return
          const response = yield* geolocation.lookup
          if (response === undefined) return
          const location = parseGeolocation(yield* decode(response))
          if (location !== null && (yield* SubscriptionRef.get(live)) === null) yield* save(location)
        },
        Effect.catch((error) => Effect.logError("Malformed geolocation response", error)),
        turn.withPermit
      )
    })
  })
)

const decode = Schema.decodeUnknownEffect(Geolocated)

/** Reads the location cookie. An unreadable cookie is logged and ignored (ERR-106). */
const readLocation = Effect.fnUntraced(function* (cookies: Cookies["Service"]) {
  const text = yield* cookies.read(LOCATION_COOKIE)
  if (text === undefined) return null
  const location = parseLocationCookie(text)
  if (location === null) yield* Effect.logWarning("Ignoring unreadable location cookie")
  return location
})
