import type { Emotion } from "../../foundation/telemetry/visitEvents.ts"

/** Location of feedback: a named part of a page, or the floating tab. */
export interface FeedbackContext {
  /** The shop's name of the subject: `Search` and `Shop` are distinct. */
  readonly element: string
  /** Id of the displayed recommendations, if there were any. */
  readonly misoId: string | null
}

/** A shopper's feedback (FB-01). Part number and page URL may be empty. Field names match the shop's records. */
export interface FeedbackRecord {
  readonly emotion: Emotion | null
  readonly feedback: string
  readonly element: string
  readonly okay_to_contact: boolean
  readonly email: string
  readonly partNumber: string
  readonly url: string
}
