import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { decodeVin } from "../vehicle/calls.ts"
import { parseVin, type VinError } from "../vehicle/vin.ts"
import { Vin, type VinAnswer } from "../vehicle/vinAnswer.ts"
import type { GarageContext } from "./GarageModel.ts"
import type { Dispatch } from "./createDispatch.ts"

/** The result of a VIN: not a VIN, the services' answer, or no response. */
export type VinOutcome = VinError | VinAnswer | { readonly _tag: "VinUnanswered" }

/**
 * Reads a VIN into the form that is open. Only a number whose check digit is right leaves the device. A failure is logged without it; it
 * does not show as `failure`, because the shopper hears of it where the number stands.
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
      Effect.tapError((error) => Effect.logError("VIN not decoded", error)),
      Effect.orElseSucceed(() => ({ _tag: "VinUnanswered" as const })),
      Effect.provideService(Http, http)
    )
