import { Data } from "effect"
import type { CallError } from "../../foundation/ports/Http.ts"
import type { GarageFailure } from "./state.ts"

/** It is not done, for a reason that is no failure of a call. `what` is for the log, `reason` for the shopper, where there is one. */
export class GarageRejection extends Data.TaggedError("GarageRefusal")<{ readonly what: string; readonly reason: string | null }> {}

/** An error as the state has it. */
export const toGarageFailure = (of: GarageFailure["of"], error: CallError | GarageRejection): GarageFailure => ({
  of,
  isUnreachable: error._tag === "Unreachable",
  reason: error._tag === "GarageRefusal" ? error.reason : null
})
