import { fitting, LONGEST_NOTE } from "../../foundation/telemetry/collector.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import type { Emotion } from "../../foundation/telemetry/visitEvents.ts"
import { feedbackSource, type Onlooker } from "../../foundation/visitor/trackingRules.ts"
import type { FeedbackPlace, FeedbackRecord } from "./model.ts"

type Speaker = Pick<Onlooker, "profile">

/** A thumb was clicked (ANL-103, ANL-104). */
export const feedbackClicked = ({ element, misoId }: FeedbackPlace, emotion: Emotion, speaker: Speaker): TelemetryEvent => ({
  name: "Feedback Clicked",
  element: fitting(element),
  emotion,
  source: feedbackSource(speaker),
  misoId: textOrNull(misoId ?? "")
})

/** A form was sent: this is all that anybody gets of it (ANL-103, FB-19, GAP-C14). The address is told only where an answer is welcome. */
export const feedbackSubmitted = (record: FeedbackRecord, { misoId }: Pick<FeedbackPlace, "misoId">, speaker: Speaker): TelemetryEvent => ({
  name: "Feedback Submitted",
  element: fitting(record.element),
  emotion: record.emotion,
  feedback: fitting(record.feedback.trim(), LONGEST_NOTE),
  okay_to_contact: record.okay_to_contact,
  email: record.okay_to_contact ? textOrNull(record.email) : null,
  partNumber: textOrNull(record.partNumber),
  url: textOrNull(record.url, LONGEST_NOTE),
  source: feedbackSource(speaker),
  misoId: textOrNull(misoId ?? "")
})

const textOrNull = (text: string, longest?: number): string | null => (text.trim() === "" ? null : fitting(text.trim(), longest))
