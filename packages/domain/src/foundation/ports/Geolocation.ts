import { Context, type Effect } from "effect"

/** Where the shop's own services answer it. */
export const GEOLOCATION_PATH = "/api/visitor/location"

/** Port: a service that knows roughly where a network address is (GAP-19). */
export class Geolocation extends Context.Service<
  Geolocation,
  {
    readonly isEnabled: boolean
    /** The parsed JSON, undecoded, or undefined after a failure, which is logged (VIS-28). */
    readonly lookup: Effect.Effect<unknown>
  }
>()("@camber/domain/ports/Geolocation") {}
