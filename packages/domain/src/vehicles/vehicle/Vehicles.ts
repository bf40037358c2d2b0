import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { ymm } from "./calls.ts"

const none = { year: null, make: null, model: null, selectedFacetData: [] }

/** What the catalogue knows of vehicles, for pages that ask for one. */
export class Vehicles extends Context.Service<
  Vehicles,
  {
    /** Every model year, newest first; none after a failure, which is logged: the form asks for them once more. */
    readonly years: Effect.Effect<ReadonlyArray<number>>
  }
>()("@camber/domain/vehicle/Vehicles") {
  static readonly layer: Layer.Layer<Vehicles, never, Http> = Layer.effect(
    Vehicles,
    Effect.map(Http, (http) =>
      Vehicles.of({
        years: callService(ymm, none).pipe(
          Effect.map((answer) => answer.ymm.years.map(({ optionId }) => optionId)),
          Effect.tapError((error) => Effect.logError("Model years failed", error)),
          Effect.orElseSucceed(() => []),
          Effect.provideService(Http, http)
        )
      })
    )
  )
}
