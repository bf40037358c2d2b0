import { Data } from "effect"
import type { CallError } from "../../foundation/ports/Http.ts"
import type { GarageFailure } from "./state.ts"

/** A rejection that is not a call failure. `what` is logged; `reason`, if any, is shown to the shopper. */
export class GarageRejection extends Data.TaggedError("GarageRejection")<{ readonly what: string; readonly reason: string | null }> {}

/** Converts an error into the state's failure. */
export const toGarageFailure = (of: GarageFailure["of"], error: CallError | GarageRejection): GarageFailure => ({
  of,
  isUnreachable: error._tag === "Unreachable",
  reason: error._tag === "GarageRejection" ? error.reason : null
})
