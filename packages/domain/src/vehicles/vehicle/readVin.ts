import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { decodeVin, Vin, type VinAnswer } from "./calls.ts"
import { parseVin, type VinError } from "./vin.ts"

/** A validation error of a VIN, or the service's answer. */
export type VinReading = VinAnswer | VinError

/** Reads a typed or pasted VIN. Sends only VINs with a correct check digit. */
export const readVin = (text: string): Effect.Effect<VinReading, CallError, Http> => {
  const read = parseVin(text)
  return read._tag === "Vin"
    ? Effect.map(callService(decodeVin, { vin: Vin.make(read.vin) }), (response) => response.decodeVin)
    : Effect.succeed(read)
}
