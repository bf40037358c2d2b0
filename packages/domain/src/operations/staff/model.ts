import { Schema, Struct } from "effect"
import { Banner, BannerType } from "../../shell/banners/model.ts"
import { Review } from "../../catalog/catalog/model.ts"
import { contactTopics } from "../../catalog/content/contactForm.ts"
import { allFlagNames } from "../../foundation/flags/flagNames.ts"
import { Audience } from "../../foundation/flags/model.ts"
import { NotificationTopic } from "../../customer/notifications/notification.ts"
import { AcquisitionType, Emotion } from "../../foundation/telemetry/visitEvents.ts"
import { vitalNames } from "../tracking/pageVitals.ts"
import { MAX_STAFF_TEXT_LENGTH } from "./rules.ts"

/** ISO 8601, UTC. */
const moment = Schema.String
const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const words = (longest: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(longest))
/** An empty line of a form says nothing. */
const line = (longest: number) => Schema.NullOr(words(longest))

/** The name of a flag that the shop knows. */
export const FlagName = Schema.String.check(Schema.makeFilter((name) => allFlagNames.includes(name) || "the name of a flag"))

/** Longest text that a flag says. */
export const LONGEST_FLAG_VALUE = 2000

/** What staff have switched of a flag. */
export const FlagSwitch = Schema.Struct({
  name: FlagName,
  value: Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(LONGEST_FLAG_VALUE)),
  /** The share of the visitors for whom the value holds; the others keep the default. */
  percent: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 })),
  /** Only visitors who belong to this audience; null: everybody. */
  audience: Schema.NullOr(Audience)
})
export interface FlagSwitch extends Schema.Struct.Type<typeof FlagSwitch.fields> {}

/** A flag as staff see it. */
export const StaffFlag = Schema.Struct({
  name: Schema.String,
  /** What it says while nobody has switched it; null: nothing. */
  standard: Schema.NullOr(Schema.String),
  /** null: nobody has switched it. */
  switched: Schema.NullOr(Schema.Struct({ ...FlagSwitch.fields, changedAt: moment }))
})
export interface StaffFlag extends Schema.Struct.Type<typeof StaffFlag.fields> {}

/** An address of the shop's own: banners lead nowhere else. */
const ownPath = Schema.Trim.check(Schema.isPattern(/^\/(?![/\\])\S*$/), Schema.isMaxLength(300))
const knownMoment = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?Z$/))
const optionalMoment = Schema.NullOr(knownMoment)

/** A banner as staff write it. Times are UTC; a null one sets no bound. */
export const BannerDraft = Schema.Struct({
  /** null: a new one. */
  id: Schema.NullOr(Schema.Int),
  bannerType: BannerType,
  /** Banners stand in this order. */
  ordinality: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1000 })),
  title: line(120),
  description: line(300),
  mobileTitle: line(80),
  promoCode: line(40),
  promoCodeDescription: line(2000),
  startDate: optionalMoment,
  endDate: optionalMoment,
  url: Schema.NullOr(ownPath),
  linkText: line(40),
  /** Only visitors who belong to this audience; null: everybody. */
  audience: Schema.NullOr(Audience)
})
export interface BannerDraft extends Schema.Struct.Type<typeof BannerDraft.fields> {}

/** A banner that is kept. */
export const StaffBanner = Schema.Struct({ ...BannerDraft.fields, id: Banner.fields.id })
export interface StaffBanner extends Schema.Struct.Type<typeof StaffBanner.fields> {}

/** What a visitor wrote to the shop by its contact form. */
export const StaffMessage = Schema.Struct({
  messageId: Schema.Int,
  name: Schema.String,
  email: Schema.String,
  topic: Schema.Literals(contactTopics),
  message: Schema.String,
  receivedAt: moment,
  isDone: Schema.Boolean
})
export interface StaffMessage extends Schema.Struct.Type<typeof StaffMessage.fields> {}

/** What somebody said of the shop. */
export const StaffFeedback = Schema.Struct({
  element: Schema.String,
  emotion: Schema.NullOr(Emotion),
  feedback: Schema.String,
  partNumber: Schema.NullOr(Schema.String),
  /** Only of who may be written to. */
  email: Schema.NullOr(Schema.String),
  page: Schema.String,
  /** `internal`: by somebody of the house (ANL-104). */
  source: Schema.String,
  givenAt: moment
})
export interface StaffFeedback extends Schema.Struct.Type<typeof StaffFeedback.fields> {}

/** The part that something is about, with the path of its page. */
const aboutProduct = Schema.Struct({ title: Schema.String, href: Schema.String })

/** A review that nobody has judged yet. */
export const StaffReview = Schema.Struct({
  ...Struct.pick(Review.fields, ["reviewId", "stars", "title", "text", "author", "car", "fitted"]),
  product: aboutProduct,
  writtenAt: moment
})
export interface StaffReview extends Schema.Struct.Type<typeof StaffReview.fields> {}

/** What staff make of a review. `writtenAt` names what they have read: it may have been written anew since. */
export const ReviewVerdict = Schema.Union([
  /** With the shop's answer, which everybody reads; null for none. */
  Schema.Struct({ reviewId: Schema.Int, writtenAt: knownMoment, status: Schema.Literal("published"), words: line(MAX_STAFF_TEXT_LENGTH) }),
  /** With the reason, which its author reads. */
  Schema.Struct({ reviewId: Schema.Int, writtenAt: knownMoment, status: Schema.Literal("declined"), words: words(MAX_STAFF_TEXT_LENGTH) })
])
export type ReviewVerdict = typeof ReviewVerdict.Type

/** A question that nobody has answered yet; `askedOn` is an ISO date. What a visitor asked has a number below 0. */
export const StaffQuestion = Schema.Struct({
  questionId: Schema.Int,
  question: Schema.String,
  product: aboutProduct,
  askedOn: Schema.String
})
export interface StaffQuestion extends Schema.Struct.Type<typeof StaffQuestion.fields> {}

export const QuestionAnswer = Schema.Struct({ questionId: Schema.Int, answer: words(MAX_STAFF_TEXT_LENGTH) })
export interface QuestionAnswer extends Schema.Struct.Type<typeof QuestionAnswer.fields> {}

const MessageState = Schema.Literals(["waiting", "sent", "dropped", "gone", "failed"])

/** Messages to shoppers' devices, of the last 30 days. `dropped`: read meanwhile, or wanted no more; `gone`: the device is no more. */
export const StaffPush = Schema.Struct({
  counts: Schema.Array(Schema.Struct({ topic: NotificationTopic, state: MessageState, count })),
  /** The newest 200. */
  newest: Schema.Array(
    Schema.Struct({
      topic: NotificationTopic,
      title: Schema.String,
      /** The push service's host; null before it was tried. */
      service: Schema.NullOr(Schema.String),
      state: MessageState,
      tries: count,
      problem: Schema.NullOr(Schema.String),
      queuedAt: moment,
      endedAt: Schema.NullOr(moment)
    })
  )
})
export interface StaffPush extends Schema.Struct.Type<typeof StaffPush.fields> {}

/** What a member of staff did. */
export const StaffAction = Schema.Struct({
  at: moment,
  /** The account's email address; null where there is no such account any more. */
  who: Schema.NullOr(Schema.String),
  what: Schema.Literals([
    "flag switched",
    "flag reset",
    "banner kept",
    "banner removed",
    "order shipped",
    "order delivered",
    "order canceled",
    /** Any of the three, before they were told apart. */
    "order moved",
    "order noted",
    "shipment sent",
    "shipment delivered",
    "pieces canceled",
    "return received",
    "return refused",
    "return closed",
    "refund sent again",
    "refund settled otherwise",
    "review published",
    "review declined",
    "question answered",
    "question turned down",
    "message done",
    "message reopened",
    "fit report judged"
  ]),
  subject: Schema.String
})
export interface StaffAction extends Schema.Struct.Type<typeof StaffAction.fields> {}

/** What a change by staff came to: `isDone` is false where it was left as somebody else had made it. */
export interface WriteResult<A> {
  readonly isDone: boolean
  /** How everything stands after it. */
  readonly now: A
}

/** Steps from looking to buying, in their order, with the events that say that a visitor has taken one. */
export const funnelSteps = ["Page Viewed", "Product Viewed", "Product Added", "Checkout Started", "Order Completed"] as const

/** What the shop has learnt in the last days. A visitor counts once, however often. */
export const Overview = Schema.Struct({
  /** `YYYY-MM-DD`, UTC, the oldest first. */
  days: Schema.Array(Schema.String),
  vitals: Schema.Array(
    Schema.Struct({
      name: Schema.Literals(vitalNames),
      /** For each day what three of four page loads stayed below; null without any. */
      p75: Schema.Array(Schema.NullOr(Schema.Finite)),
      /** Page loads in all. */
      samples: count
    })
  ),
  /** Visitors that took each step. */
  funnel: Schema.Array(Schema.Struct({ step: Schema.Literals(funnelSteps), visitors: count })),
  acquisition: Schema.Array(Schema.Struct({ type: Schema.NullOr(AcquisitionType), visitors: count })),
  /** Searches that found nothing, the most frequent first. */
  fruitlessSearches: Schema.Array(Schema.Struct({ query: Schema.String, times: count }))
})
export interface Overview extends Schema.Struct.Type<typeof Overview.fields> {}

/** How much waits for staff. */
export const StaffWaiting = Schema.Struct({
  /** Paid or on invoice, and not all shipped. */
  orders: Schema.Int,
  /** Orders with a refund that failed. */
  failedRefunds: Schema.Int,
  returns: Schema.Int,
  reviews: Schema.Int,
  questions: Schema.Int,
  fitReports: Schema.Int,
  /** Of the last seven days: a message is answered by mail, so the shop does not know whether it was. */
  messages: Schema.Int
})
export type StaffWaiting = typeof StaffWaiting.Type
