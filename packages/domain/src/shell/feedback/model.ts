import type { Emotion } from "../../foundation/telemetry/visitEvents.ts"

/** Where feedback is given: on a named part of a page, or by the floating tab. */
export interface FeedbackContext {
  /** What the feedback is about, as the shop names it: `Search` and `Shop` are two. */
  readonly element: string
  /** The recommendations that were shown; known where there were any. */
  readonly misoId: string | null
}

/** A shopper's feedback (FB-01). Part number and address of a page may be empty; names are those of the shop's records. */
export interface FeedbackRecord {
  readonly emotion: Emotion | null
  readonly feedback: string
  readonly element: string
  readonly okay_to_contact: boolean
  readonly email: string
  readonly partNumber: string
  readonly url: string
}
