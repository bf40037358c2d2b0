import { RETRY_WINDOW_MS } from "../../foundation/ports/lifetime.ts"

/** An add that was sent but has no response. */
export interface PendingAdd {
  /** Idempotency key (GAP-C59). */
  readonly key: string
  /** Path of the page with the clicked button. */
  readonly page: string
  /** Time of the last attempt, in UTC milliseconds. */
  readonly at: number
}

/**
 * Returns whether a click is a retry of the unanswered add: same page, within ten minutes.
 *
 * Any other click means that the shopper wants one more piece.
 */
export const isRetry = (before: Pick<PendingAdd, "at" | "page">, pressed: Pick<PendingAdd, "at" | "page">): boolean =>
  before.page === pressed.page && pressed.at - before.at < RETRY_WINDOW_MS
