import type { CallError } from "../../foundation/ports/Http.ts"
import type { Rejected } from "../../foundation/ports/Call.ts"
import type { NoVisitorGuid } from "../../foundation/visitor/Visitor.ts"
import type { GarageFailure } from "./state.ts"

/** Every error of a garage command. */
export type GarageError = CallError | NoVisitorGuid | Rejected

/** Converts an error into the state's failure. */
export const toGarageFailure = (of: GarageFailure["of"], error: GarageError): GarageFailure => ({
  of,
  isUnreachable: error._tag === "Unreachable",
  reason: error._tag === "Rejected" ? error.reason : null
})
