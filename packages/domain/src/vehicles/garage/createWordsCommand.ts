import { Effect, Schema } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { readCar } from "../vehicle/calls.ts"
import { type CarReading, CarWords } from "../vehicle/carInWords.ts"
import type { GarageContext } from "./GarageModel.ts"
import type { Dispatch } from "./createDispatch.ts"

/** The result of reading a car in words: the service's answer, no car, or no response. */
export type CarWordsOutcome = CarReading | { readonly _tag: "CarUnknown" } | { readonly _tag: "CarNoResponse" }

const isCarWords = Schema.is(CarWords)
const UNKNOWN = { _tag: "CarUnknown" } as const

/**
 * Creates the command that reads a car in words into the open form. Words that are too short or too long name no car. A failure is logged
 * and does not set `failure`, because the form shows it next to the words. If the words change before the response, the response is
 * ignored.
 */
export const createWordsCommand =
  ({ http }: GarageContext, dispatch: Dispatch) =>
  (text: string, isCurrent: () => boolean = () => true): Effect.Effect<CarWordsOutcome> =>
    Effect.gen(function* () {
      const words = text.trim()
      if (!isCarWords(words)) return UNKNOWN
      const { readCar: reading } = yield* callService(readCar, { words })
      if (reading._tag === "CarFound" && isCurrent())
        yield* dispatch({ _tag: "VehicleRead", vehicle: reading.vehicle, engineIds: reading.engineIds })
      return reading._tag === "CarUnclear" && reading.choices.length === 0 ? UNKNOWN : reading
    }).pipe(
      Effect.tapError((error) => Effect.logError("Failed to read a car in words", error)),
      Effect.orElseSucceed(() => ({ _tag: "CarNoResponse" as const })),
      Effect.provideService(Http, http)
    )
