import { Context, type Effect, type Stream } from "effect"
import type { Location } from "./model.ts"

/** Delivery location of the visitor. */
export class VisitorLocation extends Context.Service<
  VisitorLocation,
  {
    /** Emits the current location first, then every change; null until known. */
    readonly changes: Stream.Stream<Location | null>
    readonly current: Effect.Effect<Location | null>
    /** Sets the location. Returns false and changes nothing if the postal code is invalid in the country. */
    readonly enter: (countryCode: string, postalCode: string) => Effect.Effect<boolean>
    /** Adopts the location of a shipping estimate if its ZIP code differs (LOC-12, LOC-13). */
    readonly estimated: (estimate: { readonly zipCode: string | null; readonly countryCode: string | null }) => Effect.Effect<void>
    /**
     * Requests the visitor's geolocation if geolocation is enabled, the visitor is hydrated and the location is unknown (VIS-26, VIS-27).
     *
     * `zipCode` is from the customer's profile. Customers with a ZIP code are not located.
     */
    readonly locate: (visitor: { readonly isHydrated: boolean; readonly zipCode: string | null }) => Effect.Effect<void>
  }
>()("@camber/domain/location/VisitorLocation") {}
