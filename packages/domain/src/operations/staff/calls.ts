import { Schema } from "effect"
import { CallerQuery, Callers } from "./callers.ts"
import { MailedCart, MailedCartLink } from "./cartLink.ts"
import { FitReport, ReportVerdict } from "./fitReports.ts"
import {
  BannerDraft,
  FlagName,
  FlagSwitch,
  Overview,
  QuestionAnswer,
  ReviewVerdict,
  StaffAction,
  StaffBanner,
  StaffFeedback,
  StaffFlag,
  StaffMessage,
  StaffPush,
  StaffQuestion,
  StaffReview,
  StaffWaiting
} from "./model.ts"

/** All endpoints respond with 404 to visitors who are not staff. */
const read = <const Result extends Schema.Top>(name: string, result: Result) =>
  ({ method: "GET", path: `/api/staff/${name}`, result }) as const

/** Returns the result of `read` after the change, and whether it was applied. Concurrent changes by others win. */
const write = <const Body extends Schema.Top, const Now extends Schema.Top>(name: string, body: Body, now: Now) =>
  ({ method: "POST", path: `/api/staff/${name}`, body, result: Schema.Struct({ isDone: Schema.Boolean, now }) }) as const

const flags = Schema.Array(StaffFlag)
const banners = Schema.Array(StaffBanner)
const reviews = Schema.Array(StaffReview)
const fitReports = Schema.Array(FitReport)
const messages = Schema.Array(StaffMessage)
const questions = Schema.Array(StaffQuestion)

export const staffOverview = read("overview", Overview)
/** Number of open items per staff page. */
export const staffWaiting = read("waiting", StaffWaiting)
export const staffFlags = read("flags", flags)
export const switchFlag = write("flags/switch", FlagSwitch, flags)
/** Restores the default value of a flag. */
export const resetFlag = write("flags/reset", Schema.Struct({ name: FlagName }), flags)
/** Includes expired banners. */
export const staffBanners = read("banners", banners)
export const saveBanner = write("banners/keep", BannerDraft, banners)
export const removeBanner = write("banners/remove", Schema.Struct({ id: Schema.Int }), banners)
/** Messages that are not done first, then newest first, at most 200. */
export const staffMessages = read("messages", messages)
/** Marks a message as done, or as open again. */
export const markMessage = write("messages/mark", Schema.Struct({ messageId: Schema.Int, isDone: Schema.Boolean }), messages)
/** Newest first, at most 200. */
export const staffFeedback = read("feedback", Schema.Array(StaffFeedback))
/** Open reviews, at most 200, oldest first. */
export const staffReviews = read("reviews", reviews)
/** A review that was edited or judged since is not changed. */
export const judgeReview = write("reviews/judge", ReviewVerdict, reviews)
export const staffQuestions = read("questions", questions)
/** A question that was answered since is not changed. */
export const answerQuestion = write("questions/answer", QuestionAnswer, questions)
/** Rejects a visitor's question without an answer. Questions of the catalog are not changed. */
export const turnDownQuestion = write("questions/turndown", Schema.Struct({ questionId: Schema.Int }), questions)
/** Open fit reports, oldest first, at most 200. */
export const staffFitReports = read("fit-reports", fitReports)
export const judgeFitReport = write("fit-reports/judge", ReportVerdict, fitReports)
export const staffPush = read("push", StaffPush)
export const staffActions = read("actions", Schema.Array(StaffAction))
/** Finds callers, most recent order first. */
export const findCallers = { method: "POST", path: "/api/staff/callers", body: CallerQuery, result: Callers } as const
/** Mails a customer a link that fills their cart. Nothing is mailed if one of the items cannot be in a link. */
export const mailCartLink = { method: "POST", path: "/api/staff/cart-link", body: MailedCart, result: MailedCartLink } as const
