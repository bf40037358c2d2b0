import type { WebUserGuid } from "@camber/domain/visitor"

/**
 * Who calls, as the request proves it: the context of every root field. A type because GraphQL's context cannot be an interface.
 */
export type CallerContext = {
  /** The session's guid; null: the shop itself asks, for nobody in particular. */
  readonly webUserGuid: WebUserGuid | null
  /** Was signed in, until the session was over (GAP-67). */
  readonly hasSessionEnded: boolean
  /** Signed in as somebody who works for the shop; the pages of staff ask for a role of their own. */
  readonly isEmployee: boolean
  /** A lower-case UUID v4 that names one intent of the visitor (GAP-C59). */
  readonly idempotencyKey: string | null
  /** Where the request comes from, as far as that is known: whose wrong guesses are counted. */
  readonly client: string
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}
