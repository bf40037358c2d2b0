import { Effect, Schema, Struct } from "effect"
import { Banner, BannerType } from "../../shell/banners/model.ts"
import { Review } from "../../catalog/catalog/page.ts"
import { ShopContent } from "../../catalog/content/shopProfile.ts"
import { contactTopics } from "../../catalog/content/contactForm.ts"
import { allFlagNames } from "../../foundation/flags/featureDefaults.ts"
import { Audience } from "../../foundation/flags/model.ts"
import { NotificationTopic } from "../../customer/notifications/notification.ts"
import { AcquisitionType, Emotion } from "../../foundation/telemetry/visitEvents.ts"
import { vitalNames } from "../tracking/pageVitals.ts"
import { staffRoles } from "./roles.ts"
import { MAX_ACTION_QUERY_LENGTH, MAX_STAFF_TEXT_LENGTH } from "./rules.ts"

/** ISO 8601, UTC. */
const moment = Schema.String
const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const words = (longest: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(longest))
/** Empty form fields become null. */
const line = (longest: number) => Schema.NullOr(words(longest))

/** Name of a known flag. */
export const FlagName = Schema.String.check(Schema.makeFilter((name) => allFlagNames.includes(name) || "the name of a flag"))

/** Length limit of a flag's value. */
export const MAX_FLAG_VALUE_LENGTH = 2000

/** Value of a flag that staff have set. */
export const FlagSwitch = Schema.Struct({
  name: FlagName,
  value: Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_FLAG_VALUE_LENGTH)),
  /** Percentage of visitors who get the value. The other visitors keep the default. */
  percent: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 })),
  /** Audience of the value; null for all visitors. */
  audience: Schema.NullOr(Audience)
})
export interface FlagSwitch extends Schema.Struct.Type<typeof FlagSwitch.fields> {}

/** A flag with its default and current value. */
export const StaffFlag = Schema.Struct({
  name: Schema.String,
  /** Default value; null if none. */
  standard: Schema.NullOr(Schema.String),
  /** Value set by staff; null if the default applies. */
  switched: Schema.NullOr(Schema.Struct({ ...FlagSwitch.fields, changedAt: moment }))
})
export interface StaffFlag extends Schema.Struct.Type<typeof StaffFlag.fields> {}

/** Path within the shop. Banners must not link to other sites. */
const ownPath = Schema.Trim.check(Schema.isPattern(/^\/(?![/\\])\S*$/), Schema.isMaxLength(300))
const knownMoment = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?Z$/))
const optionalMoment = Schema.NullOr(knownMoment)

/** A banner as edited by staff. Times are in UTC; null means no limit. */
export const BannerDraft = Schema.Struct({
  /** null for a new banner. */
  id: Schema.NullOr(Schema.Int),
  bannerType: BannerType,
  /** Sort order of banners. */
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
  /** Audience of the banner; null for all visitors. */
  audience: Schema.NullOr(Audience)
})
export interface BannerDraft extends Schema.Struct.Type<typeof BannerDraft.fields> {}

/** A saved banner. */
export const StaffBanner = Schema.Struct({ ...BannerDraft.fields, id: Banner.fields.id })
export interface StaffBanner extends Schema.Struct.Type<typeof StaffBanner.fields> {}

/** A message from the contact form. */
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

/** Feedback of a visitor. */
export const StaffFeedback = Schema.Struct({
  element: Schema.String,
  emotion: Schema.NullOr(Emotion),
  feedback: Schema.String,
  partNumber: Schema.NullOr(Schema.String),
  /** null if the visitor does not want a reply. */
  email: Schema.NullOr(Schema.String),
  page: Schema.String,
  /** `internal` for employees (ANL-104). */
  source: Schema.String,
  givenAt: moment
})
export interface StaffFeedback extends Schema.Struct.Type<typeof StaffFeedback.fields> {}

/** Product that an item refers to, with the path of its page. */
const aboutProduct = Schema.Struct({ title: Schema.String, href: Schema.String })

/** A review that waits for a verdict. */
export const StaffReview = Schema.Struct({
  ...Struct.pick(Review.fields, ["reviewId", "stars", "title", "text", "author", "car", "fitted"]),
  product: aboutProduct,
  writtenAt: moment
})
export interface StaffReview extends Schema.Struct.Type<typeof StaffReview.fields> {}

/** Verdict of staff on a review. `writtenAt` identifies the version, because the author may have edited it since. */
export const ReviewVerdict = Schema.Union([
  /** Published, with a public reply; null if there is none. */
  Schema.Struct({ reviewId: Schema.Int, writtenAt: knownMoment, status: Schema.Literal("published"), words: line(MAX_STAFF_TEXT_LENGTH) }),
  /** Declined, with a reason for the author. */
  Schema.Struct({ reviewId: Schema.Int, writtenAt: knownMoment, status: Schema.Literal("declined"), words: words(MAX_STAFF_TEXT_LENGTH) })
])
export type ReviewVerdict = typeof ReviewVerdict.Type

/** A question that waits for an answer; `askedOn` is an ISO date. Visitors' questions have negative ids. */
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

/** Push messages of the last 30 days. `dropped`: already read or no longer wanted; `gone`: the subscription no longer exists. */
export const StaffPush = Schema.Struct({
  counts: Schema.Array(Schema.Struct({ topic: NotificationTopic, state: MessageState, count })),
  /** Newest first, at most 200. */
  newest: Schema.Array(
    Schema.Struct({
      topic: NotificationTopic,
      title: Schema.String,
      /** Host of the push service; null before the first attempt. */
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

/** An entry of the log of staff actions. */
export const StaffAction = Schema.Struct({
  at: moment,
  /** Email address of the account; null if the account was deleted. */
  who: Schema.NullOr(Schema.String),
  what: Schema.Literals([
    "flag switched",
    "flag reset",
    "banner kept",
    "banner removed",
    "order shipped",
    "order delivered",
    "order canceled",
    /** Kind of older entries, which did not distinguish the three kinds above. */
    "order moved",
    "order noted",
    "shipment sent",
    "shipment delivered",
    "pieces canceled",
    "return requested",
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
    "fit report judged",
    "cart link mailed",
    "price changed",
    "stock changed",
    "product edited",
    "edit taken back",
    "import loaded",
    "import undone",
    "picture added",
    "pictures changed",
    "price planned",
    "planned price canceled",
    "fitment changed",
    "role set",
    "shop changed",
    "redirect added",
    "redirect changed",
    "redirect removed",
    "promo code made",
    "promo code ended",
    "article edited",
    "article published",
    "article hidden"
  ]),
  subject: Schema.String,
  /** The changed values before and after, as text; empty if the entry has no values. */
  detail: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed("")))
})
export interface StaffAction extends Schema.Struct.Type<typeof StaffAction.fields> {}

/** Search in the log of actions. */
export const ActionQuery = Schema.Struct({
  text: Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_ACTION_QUERY_LENGTH))
})

/** Result of a change by staff. `isDone` is false if a concurrent change won. */
export interface WriteResult<A> {
  readonly isDone: boolean
  /** The current data. */
  readonly now: A
}

/** Steps of the purchase funnel in order, with the event that counts as each. */
export const funnelSteps = ["Page Viewed", "Product Viewed", "Product Added", "Checkout Started", "Order Completed"] as const

/** Statistics of the last days. A visitor counts once per step. */
export const Overview = Schema.Struct({
  /** Days as `YYYY-MM-DD` in UTC, oldest first. */
  days: Schema.Array(Schema.String),
  vitals: Schema.Array(
    Schema.Struct({
      name: Schema.Literals(vitalNames),
      /** 75th percentile per day; null without page loads. */
      p75: Schema.Array(Schema.NullOr(Schema.Finite)),
      /** Number of page loads. */
      samples: count
    })
  ),
  /** Visitors per step. */
  funnel: Schema.Array(Schema.Struct({ step: Schema.Literals(funnelSteps), visitors: count })),
  acquisition: Schema.Array(Schema.Struct({ type: Schema.NullOr(AcquisitionType), visitors: count })),
  /** Searches without results, most frequent first. */
  fruitlessSearches: Schema.Array(Schema.Struct({ query: Schema.String, times: count })),
  /** Calls of each tool by assistants, most frequent first. `notKnown` counts answers that lacked a fact. */
  assistantCalls: Schema.Array(Schema.Struct({ tool: Schema.String, calls: count, notKnown: count, failed: count })),
  /** Facts that assistants' answers lacked, most frequent first. */
  missingFacts: Schema.Array(Schema.Struct({ fact: Schema.String, times: count }))
})
export interface Overview extends Schema.Struct.Type<typeof Overview.fields> {}

/** Role of the account, and number of open items for staff. */
export const StaffWaiting = Schema.Struct({
  /** Default for services without roles, where all staff may do everything. */
  role: Schema.Literals(staffRoles).pipe(Schema.withDecodingDefaultKey(Effect.succeed("owner" as const))),
  /** Paid or invoice orders that are not completely shipped. */
  orders: Schema.Int,
  /** Orders with a failed refund. */
  failedRefunds: Schema.Int,
  returns: Schema.Int,
  reviews: Schema.Int,
  questions: Schema.Int,
  fitReports: Schema.Int,
  /** Messages of the last seven days. Staff reply by email, so the shop does not know which are answered. */
  messages: Schema.Int
})
export type StaffWaiting = typeof StaffWaiting.Type

/** The shop's settings that staff may change, and the standard values that apply without a change. */
export const StaffShop = Schema.Struct({ shop: ShopContent, standard: ShopContent })
export interface StaffShop extends Schema.Struct.Type<typeof StaffShop.fields> {}

/**
 * New settings of the shop. Applied only if the settings are still those that staff saw. A value equal to the standard follows the standard
 * from then on.
 */
export const ShopChange = Schema.Struct({ seen: ShopContent, shop: ShopContent })
export interface ShopChange extends Schema.Struct.Type<typeof ShopChange.fields> {}
