import { Schema } from "effect"
import { MAX_FLAGS, MAX_SKUS } from "./collector.ts"
import { event, note, nullableText, parameter, text } from "./eventFields.ts"
import { InteractionType } from "./Interaction.ts"

/** How a visitor came. `Other` is everything that the four named cases leave over (GAP-C19). */
export const AcquisitionType = Schema.Literals(["Direct", "Paid", "Organic", "Other"])
export type AcquisitionType = typeof AcquisitionType.Type

/** SIGN-40 */
export const LeadType = Schema.Literals(["Email", "Sms", "Loyalty"])
export type LeadType = typeof LeadType.Type

/** What a shopper thinks of something; a thumb. */
export const Emotion = Schema.Literals(["positive", "negative"])
export type Emotion = typeof Emotion.Type

const lead = {
  type: LeadType,
  /** Without one it is no lead (SIGN-41). */
  location: text.check(Schema.isPattern(/\S/)),
  cjevent: parameter,
  ttclid: parameter,
  lead_id: parameter
}
/** Whether somebody of the shop's own house speaks (ANL-104). */
const source = Schema.Literals(["internal", "external"])
const platform = Schema.Literals(["apple", "desktop", "other"])

/** What is told of the visit itself: who came, what they think, how the shop served them. */
export const visitEvents = [
  /** ANL-101: the page, and who looks at it. */
  event("Page Viewed", { pageType: text, title: text, referrer: text }),
  event("Visitor Identified", {
    isRegistered: Schema.Boolean,
    isInternal: Schema.Boolean,
    isReturningUser: Schema.Boolean,
    isTestEnvironment: Schema.Boolean,
    hasAdBlocker: Schema.Boolean,
    region: nullableText,
    acquisition: Schema.NullOr(AcquisitionType)
  }),
  /** Those that say something new in this session (GAP-C48). */
  event("Feature Flags Assigned", {
    flags: Schema.Array(Schema.Struct({ name: text, value: text })).check(Schema.isMaxLength(MAX_FLAGS))
  }),
  /** What went wrong on a page, and in which file. */
  event("Page Failed", { message: text, source: text }),
  event("Session Engaged", {}),
  event("Signed In", {}),
  event("Signed Up", {}),
  event("Theme Changed", { theme: text }),
  /** An impression is not among them: it is not sent (SIGN-42, GAP-63). */
  event("Lead Started", lead),
  event("Lead Submitted", lead),
  event("Lead Completed", lead),
  event("Lead Cancelled", lead),
  event("Feedback Clicked", { element: text, emotion: Emotion, source, misoId: nullableText }),
  event("Feedback Submitted", {
    element: text,
    emotion: Schema.NullOr(Emotion),
    feedback: note,
    okay_to_contact: Schema.Boolean,
    email: nullableText,
    partNumber: nullableText,
    url: Schema.NullOr(note),
    source,
    misoId: nullableText
  }),
  /** ANL-117 */
  event("Install Prompt Shown", { platform }),
  event("Install Prompt Engaged", { platform }),
  event("Install Prompt Accepted", { platform }),
  event("Install Prompt Dismissed", { platform }),
  event("PWA In Use", {}),
  /** PUSH-08 */
  event("Push Prompt Accepted", {}),
  event("Push Prompt Dismissed", {}),
  /** ANL-11; milliseconds. */
  event("Slow Interaction", { duration: Schema.Finite, target: text }),
  /** What the recommendation service learns from (GAP-64). */
  event("Recommendation Interaction", {
    type: InteractionType,
    skuBaseNumbers: Schema.Array(text).check(Schema.isMaxLength(MAX_SKUS)),
    /** The term of a search, the category of its page. */
    subject: nullableText
  })
] as const
