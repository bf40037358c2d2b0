import { truncateEvent, MAX_NOTE_LENGTH } from "../../foundation/telemetry/collector.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import type { Emotion } from "../../foundation/telemetry/visitEvents.ts"
import { feedbackSource, type TrackedVisitor } from "../../foundation/visitor/trackingRules.ts"
import type { FeedbackContext, FeedbackRecord } from "./model.ts"

type Sender = Pick<TrackedVisitor, "profile">

/** Creates the event of a clicked thumb (ANL-103, ANL-104). */
export const feedbackClicked = ({ element, misoId }: FeedbackContext, emotion: Emotion, sender: Sender): TelemetryEvent => ({
  name: "Feedback Clicked",
  element: truncateEvent(element),
  emotion,
  source: feedbackSource(sender),
  misoId: toNullableText(misoId ?? "")
})

/**
 * Creates the event of submitted feedback. Feedback is sent only as this event (ANL-103, FB-19, GAP-C14). Contains the email address only
 * with permission to contact.
 */
export const feedbackSubmitted = (record: FeedbackRecord, { misoId }: Pick<FeedbackContext, "misoId">, sender: Sender): TelemetryEvent => ({
  name: "Feedback Submitted",
  element: truncateEvent(record.element),
  emotion: record.emotion,
  feedback: truncateEvent(record.feedback.trim(), MAX_NOTE_LENGTH),
  okay_to_contact: record.okay_to_contact,
  email: record.okay_to_contact ? toNullableText(record.email) : null,
  partNumber: toNullableText(record.partNumber),
  url: toNullableText(record.url, MAX_NOTE_LENGTH),
  source: feedbackSource(sender),
  misoId: toNullableText(misoId ?? "")
})

const toNullableText = (text: string, maxLength?: number): string | null =>
  text.trim() === "" ? null : truncateEvent(text.trim(), maxLength)
