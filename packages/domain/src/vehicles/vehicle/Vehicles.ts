import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { ymm } from "./calls.ts"

const none = { year: null, make: null, model: null, selectedFacetData: [] }

/** Loads the catalog's vehicle lists for pages that ask for a vehicle. */
export class Vehicles extends Context.Service<
  Vehicles,
  {
    /** All model years, newest first. Empty after a failure, which is logged; the form then fetches them again. */
    readonly years: Effect.Effect<ReadonlyArray<number>>
  }
>()("@camber/domain/vehicle/Vehicles") {
  static readonly layer: Layer.Layer<Vehicles, never, Http> = Layer.effect(
    Vehicles,
    Effect.map(Http, (http) =>
      Vehicles.of({
        years: callService(ymm, none).pipe(
          Effect.map((answer) => answer.ymm.years.map(({ optionId }) => optionId)),
          Effect.tapError((error) => Effect.logError("Failed to load model years", error)),
          Effect.orElseSucceed(() => []),
          Effect.provideService(Http, http)
        )
      })
    )
  )
}
