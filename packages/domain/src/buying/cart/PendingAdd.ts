import { RETRY_WINDOW_MS } from "../../foundation/ports/lifetime.ts"

/** An add that was sent and never answered. */
export interface PendingAdd {
  /** Its idempotency key (GAP-C59). */
  readonly key: string
  /** The path of the page where it was pressed. */
  readonly page: string
  /** When it was tried last, in UTC milliseconds. */
  readonly at: number
}

/**
 * Whether a press of the same button is plausibly meant as the one before, which nobody answered: on the same page and within ten minutes.
 * Later, or after having looked elsewhere, somebody who adds the same wants one more.
 */
export const isRetry = (before: Pick<PendingAdd, "at" | "page">, pressed: Pick<PendingAdd, "at" | "page">): boolean =>
  before.page === pressed.page && pressed.at - before.at < RETRY_WINDOW_MS
