import { Schema } from "effect"
import { MAX_FLAGS, MAX_SKUS } from "./collector.ts"
import { event, note, nullableText, parameter, text } from "./eventFields.ts"

/** Interaction types with the recommendation service's own names (ANL-05). */
export const InteractionType = Schema.Literals([
  "add_to_collection",
  "remove_from_collection",
  "add_to_cart",
  "product_detail_page_view",
  "search",
  "category_page_view",
  "impression"
])
export type InteractionType = typeof InteractionType.Type

/** One interaction as sent to the recommendation service. */
export interface Interaction {
  readonly type: InteractionType
  readonly skuBaseNumbers: ReadonlyArray<string>
  /** Term of a search, or category of a category page. */
  readonly subject: string | null
}

/** How a visitor came to the shop. `Other` is anything besides the named cases (GAP-C19). */
export const AcquisitionType = Schema.Literals(["Direct", "Paid", "Organic", "Other"])
export type AcquisitionType = typeof AcquisitionType.Type

/** Channel of a lead (SIGN-40). */
export const LeadType = Schema.Literals(["Email", "Sms", "Loyalty"])
export type LeadType = typeof LeadType.Type

/** A shopper's rating: thumbs up or down. */
export const Emotion = Schema.Literals(["positive", "negative"])
export type Emotion = typeof Emotion.Type

const lead = {
  type: LeadType,
  /** Required for a lead (SIGN-41). */
  location: text.check(Schema.isPattern(/\S/)),
  cjevent: parameter,
  ttclid: parameter,
  lead_id: parameter
}
/** Whether the sender belongs to the shop's staff (ANL-104). */
const source = Schema.Literals(["internal", "external"])
const platform = Schema.Literals(["apple", "desktop", "other"])

/** Events about the visit: the visitor, feedback and performance. */
export const visitEvents = [
  /** The page and its visitor (ANL-101). */
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
  /** Flag values that are new in this session (GAP-C48). */
  event("Feature Flags Assigned", {
    flags: Schema.Array(Schema.Struct({ name: text, value: text })).check(Schema.isMaxLength(MAX_FLAGS))
  }),
  /** An error on a page, with its source file. */
  event("Page Failed", { message: text, source: text }),
  event("Session Engaged", {}),
  event("Signed In", {}),
  event("Signed Up", {}),
  event("Theme Changed", { theme: text }),
  /** Impressions of leads are not sent (SIGN-42, GAP-63). */
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
  /** Duration in milliseconds (ANL-11) */
  event("Slow Interaction", { duration: Schema.Finite, target: text }),
  /** Input for the recommendation service (GAP-64). */
  event("Recommendation Interaction", {
    type: InteractionType,
    skuBaseNumbers: Schema.Array(text).check(Schema.isMaxLength(MAX_SKUS)),
    /** Term of a search, or category of a category page. */
    subject: nullableText
  })
] as const
