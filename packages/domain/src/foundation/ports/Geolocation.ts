import { Context, type Effect } from "effect"

/** Path at which the shop's own services provide the location. */
export const GEOLOCATION_PATH = "/api/visitor/location"

/** Port: a service that knows the approximate location of an IP address (GAP-19). */
export class Geolocation extends Context.Service<
  Geolocation,
  {
    readonly isEnabled: boolean
    /** The parsed JSON, undecoded. Undefined after a failure, which is logged (VIS-28). */
    readonly lookup: Effect.Effect<unknown>
  }
>()("@camber/domain/ports/Geolocation") {}
