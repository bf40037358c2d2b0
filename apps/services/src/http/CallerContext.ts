import type { WebUserGuid } from "@camber/domain/visitor"
import { GuidMismatch } from "./errors.ts"

/** Argument names that contain a visitor's guid. Calls for lists use the second name. */
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

/** The authenticated caller: the context of every root field. It is a type, because GraphQL does not accept an interface here. */
export type CallerContext = {
  /** Guid of the session; null for calls of the shop itself without a visitor. */
  readonly webUserGuid: WebUserGuid | null
  /** Whether the visitor was signed in until the session ended (GAP-67). */
  readonly hasSessionEnded: boolean
  /** Whether the user is an employee. Staff pages require a separate role. */
  readonly isEmployee: boolean
  /** A lower-case UUID v4 that identifies one action of the visitor (GAP-C59). */
  readonly idempotencyKey: string | null
  /** Client IP address for attempt limits, if known. */
  readonly client: string
  /** The signal aborts when the client disconnects. */
  readonly signal: AbortSignal
}
