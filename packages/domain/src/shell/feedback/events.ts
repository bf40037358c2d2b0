import { truncateEvent, MAX_NOTE_LENGTH } from "../../foundation/telemetry/collector.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import type { Emotion } from "../../foundation/telemetry/visitEvents.ts"
import { feedbackSource, type TrackedVisitor } from "../../foundation/visitor/trackingRules.ts"
import type { FeedbackContext, FeedbackRecord } from "./model.ts"

type Speaker = Pick<TrackedVisitor, "profile">

/** A thumb was clicked (ANL-103, ANL-104). */
export const feedbackClicked = ({ element, misoId }: FeedbackContext, emotion: Emotion, speaker: Speaker): TelemetryEvent => ({
  name: "Feedback Clicked",
  element: truncateEvent(element),
  emotion,
  source: feedbackSource(speaker),
  misoId: textOrNull(misoId ?? "")
})

/** A form was sent: this is all that anybody gets of it (ANL-103, FB-19, GAP-C14). The address is told only where an answer is welcome. */
export const feedbackSubmitted = (
  record: FeedbackRecord,
  { misoId }: Pick<FeedbackContext, "misoId">,
  speaker: Speaker
): TelemetryEvent => ({
  name: "Feedback Submitted",
  element: truncateEvent(record.element),
  emotion: record.emotion,
  feedback: truncateEvent(record.feedback.trim(), MAX_NOTE_LENGTH),
  okay_to_contact: record.okay_to_contact,
  email: record.okay_to_contact ? textOrNull(record.email) : null,
  partNumber: textOrNull(record.partNumber),
  url: textOrNull(record.url, MAX_NOTE_LENGTH),
  source: feedbackSource(speaker),
  misoId: textOrNull(misoId ?? "")
})

const textOrNull = (text: string, longest?: number): string | null => (text.trim() === "" ? null : truncateEvent(text.trim(), longest))
