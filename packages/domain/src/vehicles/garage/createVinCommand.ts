import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { decodeVin } from "../vehicle/calls.ts"
import { parseVin, type VinError } from "../vehicle/vin.ts"
import { Vin, type VinAnswer } from "../vehicle/vinAnswer.ts"
import type { GarageContext } from "./GarageModel.ts"
import type { Dispatch } from "./createDispatch.ts"

/** The result of reading a VIN: a validation error, the service's answer, or no response. */
export type VinOutcome = VinError | VinAnswer | { readonly _tag: "VinNoResponse" }

/**
 * Creates the command that reads a VIN into the open form. Sends only VINs with a correct check digit. Logs failures without the VIN and
 * does not set `failure`, because the form shows the error next to the VIN.
 */
export const createVinCommand =
  ({ http }: GarageContext, dispatch: Dispatch) =>
  (text: string): Effect.Effect<VinOutcome> =>
    Effect.gen(function* () {
      const read = parseVin(text)
      if (read._tag !== "Vin") return read
      const { decodeVin: answer } = yield* callService(decodeVin, { vin: Vin.make(read.vin) })
      if (answer._tag === "VinFound") yield* dispatch({ _tag: "VehicleRead", vehicle: answer.vehicle, engineIds: answer.engineIds })
      return answer
    }).pipe(
      Effect.tapError((error) => Effect.logError("Failed to decode a VIN", error)),
      Effect.orElseSucceed(() => ({ _tag: "VinNoResponse" as const })),
      Effect.provideService(Http, http)
    )
