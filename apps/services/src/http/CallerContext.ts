import type { WebUserGuid } from "@camber/domain/visitor"

/** The authenticated caller: the context of every root field. GraphQL requires a type instead of an interface. */
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
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}
