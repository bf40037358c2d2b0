import type { CallerContext } from "./CallerContext.ts"
import { GuidMismatch } from "./errors.ts"

/** Argument names that contain a visitor's guid. Calls of lists use the second one. */
const GUID_ARGUMENTS: ReadonlySet<string> = new Set(["webUserGuid", "userGuid"])

/**
 * Throws `GuidMismatch` if a guid argument at any depth differs from the caller's (GAP-C22).
 * Arguments come from the executor, so guids in variables and in the document are both checked.
 */
export const assertOwnGuid = (given: unknown, caller: CallerContext): void => {
  if (typeof given !== "object" || given === null) return
  for (const [name, value] of Object.entries(given)) {
    if (GUID_ARGUMENTS.has(name) && value !== null && value !== undefined && value !== caller.webUserGuid) throw new GuidMismatch()
    assertOwnGuid(value, caller)
  }
}
