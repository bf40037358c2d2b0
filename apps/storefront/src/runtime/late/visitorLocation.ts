import { VisitorLocation } from "@camber/domain/location"
import { Geolocation } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/** Nobody is looked up by the network address: a place is known once the visitor has told it. */
const withoutLookup = Layer.succeed(Geolocation, { isEnabled: false, lookup: Effect.succeed(undefined) })

/** One value for all that is built over it, so that they all hear of a new place. */
export const visitorLocation = Layer.provide(VisitorLocation.layer, withoutLookup)
