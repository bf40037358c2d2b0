import { Schema } from "effect"
import {
  BannerDraft,
  FlagName,
  FlagSwitch,
  OrderMove,
  Overview,
  QuestionAnswer,
  ReviewVerdict,
  StaffAction,
  StaffBanner,
  StaffFeedback,
  StaffFlag,
  StaffMessage,
  StaffOrder,
  StaffPush,
  StaffQuestion,
  StaffReview
} from "./model.ts"

/** Whoever is no member of staff gets 404 from each of these. */
const read = <const Result extends Schema.Top>(name: string, result: Result) =>
  ({ method: "GET", path: `/api/staff/${name}`, result }) as const

/** Answers what `read` would now, and whether anything was changed: what somebody else was quicker with is left as it is. */
const write = <const Body extends Schema.Top, const Now extends Schema.Top>(name: string, body: Body, now: Now) =>
  ({ method: "POST", path: `/api/staff/${name}`, body, result: Schema.Struct({ isDone: Schema.Boolean, now }) }) as const

const flags = Schema.Array(StaffFlag)
const banners = Schema.Array(StaffBanner)
const orders = Schema.Array(StaffOrder)
const reviews = Schema.Array(StaffReview)
const questions = Schema.Array(StaffQuestion)

export const staffOverview = read("overview", Overview)
export const staffFlags = read("flags", flags)
export const switchFlag = write("flags/switch", FlagSwitch, flags)
/** Back to what it says while nobody has switched it. */
export const resetFlag = write("flags/reset", Schema.Struct({ name: FlagName }), flags)
/** Also those that are over. */
export const staffBanners = read("banners", banners)
export const saveBanner = write("banners/keep", BannerDraft, banners)
export const removeBanner = write("banners/remove", Schema.Struct({ id: Schema.Int }), banners)
/** The newest of each, 200 at most. */
export const staffMessages = read("messages", Schema.Array(StaffMessage))
export const staffFeedback = read("feedback", Schema.Array(StaffFeedback))
export const staffOrders = read("orders", orders)
/** An order that cannot become that is left as it is. */
export const moveOrder = write("orders/move", OrderMove, orders)
/** What waits, 200 at most, what has waited longest first. */
export const staffReviews = read("reviews", reviews)
/** A review that was written anew or judged meanwhile is left as it is. */
export const judgeReview = write("reviews/judge", ReviewVerdict, reviews)
export const staffQuestions = read("questions", questions)
/** A question that was answered meanwhile is left as it is. */
export const answerQuestion = write("questions/answer", QuestionAnswer, questions)
/** A visitor's question goes without an answer; one of the catalogue's is left as it is. */
export const turnDownQuestion = write("questions/turndown", Schema.Struct({ questionId: Schema.Int }), questions)
export const staffPush = read("push", StaffPush)
export const staffActions = read("actions", Schema.Array(StaffAction))
