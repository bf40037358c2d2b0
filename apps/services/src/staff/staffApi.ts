import {
  answerQuestion,
  findCallers,
  judgeFitReport,
  judgeReview,
  mailCartLink,
  markMessage,
  removeBanner,
  resetFlag,
  saveBanner,
  staffActions,
  staffBanners,
  staffFeedback,
  staffFitReports,
  staffFlags,
  staffMessages,
  staffOverview,
  staffPush,
  staffQuestions,
  staffReviews,
  staffWaiting,
  switchFlag,
  turnDownQuestion
} from "@camber/domain/staff"
import type { Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { restrictMethods, createRestReadHandler, createRestHandler, type ApiHandler } from "../http/restHandlers.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import type { Reference } from "../reference/Reference.ts"
import { staffActionsIn } from "./actions.ts"
import { removeBannerIn, saveBannerIn, staffBannersIn } from "./banners.ts"
import { findCallersIn } from "./callers.ts"
import { mailCartLinkIn } from "./cartLinks.ts"
import { staffFeedbackIn } from "./feedback.ts"
import { fitReportsIn, judgeFitReportIn } from "./fitReports.ts"
import { resetFlagIn, staffFlagsIn, switchFlagIn } from "./flags.ts"
import { requireStaff, type StaffVisit } from "./requireStaff.ts"
import { staffPushIn } from "./push.ts"
import { markMessageIn, staffMessagesIn } from "./messages.ts"
import { createOverviewHandler } from "./overview.ts"
import { answerQuestionIn, openQuestionsIn, turnDownQuestionIn } from "./questions.ts"
import { staffWaitingIn } from "./pendingChanges.ts"
import { judgeReviewIn, listWaitingReviews } from "./reviews.ts"

/** Creates the handlers under /api/staff, by path. For non-staff users they do not exist. */
export const staffApi = (
  database: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin"> & {
    /** Writes the figures that this process has counted and not written yet. */
    readonly flushFigures: () => Promise<void>
  },
  reference: () => Promise<Reference>
): ReadonlyArray<readonly [path: string, call: ApiHandler]> => [
  createReadRoute(staffOverview, async () => {
    await settings.flushFigures()
    return createOverviewHandler(database, new Date())
  }),
  createReadRoute(staffWaiting, () => staffWaitingIn(database)),
  createReadRoute(staffFlags, () => staffFlagsIn(database)),
  createChangeRoute(switchFlag, switchFlagIn(database), () => staffFlagsIn(database)),
  createChangeRoute(resetFlag, resetFlagIn(database), () => staffFlagsIn(database)),
  createReadRoute(staffBanners, () => staffBannersIn(database)),
  createChangeRoute(saveBanner, saveBannerIn(database), () => staffBannersIn(database)),
  createChangeRoute(removeBanner, removeBannerIn(database), () => staffBannersIn(database)),
  createReadRoute(staffFeedback, () => staffFeedbackIn(database)),
  createReadRoute(staffReviews, () => listWaitingReviews(database)),
  createChangeRoute(judgeReview, judgeReviewIn(database), () => listWaitingReviews(database)),
  createReadRoute(staffQuestions, () => openQuestionsIn(database)),
  createChangeRoute(answerQuestion, answerQuestionIn(database, settings), () => openQuestionsIn(database)),
  createChangeRoute(turnDownQuestion, turnDownQuestionIn(database), () => openQuestionsIn(database)),
  createReadRoute(staffFitReports, () => fitReportsIn(database)),
  createChangeRoute(judgeFitReport, judgeFitReportIn(database), () => fitReportsIn(database)),
  createReadRoute(staffMessages, () => staffMessagesIn(database)),
  createChangeRoute(markMessage, markMessageIn(database), () => staffMessagesIn(database)),
  createReadRoute(staffPush, () => staffPushIn(database)),
  createReadRoute(staffActions, () => staffActionsIn(database)),
  createPostRoute(findCallers, findCallersIn(database, reference)),
  createPostRoute(mailCartLink, mailCartLinkIn(database, settings))
]

const createReadRoute = <Result>(
  call: { readonly path: string; readonly result: { readonly Encoded: Result } },
  answer: () => Promise<Result>
) => [call.path, requireStaff(restrictMethods(["GET", "HEAD"], createRestReadHandler(call, answer)))] as const

/** Creates the route of a call with a body whose response is not the data of a page. */
const createPostRoute = <Body, Result>(
  call: { readonly path: string; readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body, visit: StaffVisit) => Promise<Result>
) => [call.path, requireStaff(restrictMethods(["POST"], createRestHandler(call, answer)))] as const

/** Creates the route of a change. Its response contains whether it was done, and the current data. */
const createChangeRoute = <Body, Now>(
  call: {
    readonly path: string
    readonly body: Schema.Codec<Body, unknown>
    readonly result: { readonly Encoded: { readonly isDone: boolean; readonly now: Now } }
  },
  change: (body: Body, visit: StaffVisit) => Promise<boolean>,
  read: () => Promise<Now>
) => {
  const answer = async (body: Body, visit: StaffVisit) => ({ isDone: await change(body, visit), now: await read() })
  return [call.path, requireStaff(restrictMethods(["POST"], createRestHandler(call, answer)))] as const
}
