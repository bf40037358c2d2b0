import { Effect } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { readVin, type VinReading } from "../vehicle/readVin.ts"
import type { GarageContext } from "./GarageModel.ts"
import type { Dispatch } from "./createDispatch.ts"

/** The result of reading a VIN: a validation error, the service's answer, or no response. */
export type VinOutcome = VinReading | { readonly _tag: "VinNoResponse" }

/**
 * Creates the command that reads a VIN into the open form. Sends only VINs with a correct check digit. Logs failures without the VIN and
 * does not set `failure`, because the form shows the error next to the VIN.
 */
export const createVinCommand =
  ({ http }: GarageContext, dispatch: Dispatch) =>
  (text: string): Effect.Effect<VinOutcome> =>
    Effect.gen(function* () {
      const answer = yield* readVin(text)
      if (answer._tag === "VinFound") yield* dispatch({ _tag: "VehicleRead", vehicle: answer.vehicle, engineIds: answer.engineIds })
      return answer
    }).pipe(
      Effect.tapError((error) => Effect.logError("Failed to decode a VIN", error)),
      Effect.orElseSucceed(() => ({ _tag: "VinNoResponse" as const })),
      Effect.provideService(Http, http)
    )
