import type { CallerContext } from "./CallerContext.ts"
import { GuidMismatch } from "./errors.ts"

/** The names under which calls tell whose something is; those of lists say it the second way. */
const guidNames: ReadonlySet<string> = new Set(["webUserGuid", "userGuid"])

/**
 * Throws `GuidMismatch` where an argument with one of these names, at whatever depth, is another's than the caller's (GAP-C22). Arguments come
 * from the executor, so it does not matter whether the guid stood in the variables or in the document.
 */
export const assertOwnGuid = (given: unknown, caller: CallerContext): void => {
  if (typeof given !== "object" || given === null) return
  for (const [name, value] of Object.entries(given)) {
    if (guidNames.has(name) && value !== null && value !== undefined && value !== caller.webUserGuid) throw new GuidMismatch()
    assertOwnGuid(value, caller)
  }
}
