import { Schema } from "effect"
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

/** Whoever is no member of staff gets 404 from each of these. */
const read = <const Result extends Schema.Top>(name: string, result: Result) =>
  ({ method: "GET", path: `/api/staff/${name}`, result }) as const

/** Answers what `read` would now, and whether anything was changed: what somebody else was quicker with is left as it is. */
const write = <const Body extends Schema.Top, const Now extends Schema.Top>(name: string, body: Body, now: Now) =>
  ({ method: "POST", path: `/api/staff/${name}`, body, result: Schema.Struct({ isDone: Schema.Boolean, now }) }) as const

const flags = Schema.Array(StaffFlag)
const banners = Schema.Array(StaffBanner)
const reviews = Schema.Array(StaffReview)
const fitReports = Schema.Array(FitReport)
const messages = Schema.Array(StaffMessage)
const questions = Schema.Array(StaffQuestion)

export const staffOverview = read("overview", Overview)
/** How much waits on each page of staff. */
export const staffWaiting = read("waiting", StaffWaiting)
export const staffFlags = read("flags", flags)
export const switchFlag = write("flags/switch", FlagSwitch, flags)
/** Back to what it says while nobody has switched it. */
export const resetFlag = write("flags/reset", Schema.Struct({ name: FlagName }), flags)
/** Also those that are over. */
export const staffBanners = read("banners", banners)
export const saveBanner = write("banners/keep", BannerDraft, banners)
export const removeBanner = write("banners/remove", Schema.Struct({ id: Schema.Int }), banners)
/** Messages that are not done first, then the newest, 200 at most. */
export const staffMessages = read("messages", messages)
/** Marks a message as done, or as open again. */
export const markMessage = write("messages/mark", Schema.Struct({ messageId: Schema.Int, isDone: Schema.Boolean }), messages)
/** The newest, 200 at most. */
export const staffFeedback = read("feedback", Schema.Array(StaffFeedback))
/** What waits, 200 at most, what has waited longest first. */
export const staffReviews = read("reviews", reviews)
/** A review that was written anew or judged meanwhile is left as it is. */
export const judgeReview = write("reviews/judge", ReviewVerdict, reviews)
export const staffQuestions = read("questions", questions)
/** A question that was answered meanwhile is left as it is. */
export const answerQuestion = write("questions/answer", QuestionAnswer, questions)
/** A visitor's question goes without an answer; one of the catalogue's is left as it is. */
export const turnDownQuestion = write("questions/turndown", Schema.Struct({ questionId: Schema.Int }), questions)
/** Those that wait for a verdict, what has waited longest first, 200 at most. */
export const staffFitReports = read("fit-reports", fitReports)
export const judgeFitReport = write("fit-reports/judge", ReportVerdict, fitReports)
export const staffPush = read("push", StaffPush)
export const staffActions = read("actions", Schema.Array(StaffAction))
