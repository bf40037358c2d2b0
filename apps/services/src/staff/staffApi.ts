import {
  answerQuestion,
  judgeFitReport,
  judgeReview,
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
import { staffActionsIn } from "./actions.ts"
import { removeBannerIn, saveBannerIn, staffBannersIn } from "./banners.ts"
import { staffFeedbackIn } from "./feedback.ts"
import { fitReportsIn, judgeFitReportIn } from "./fitReports.ts"
import { resetFlagIn, staffFlagsIn, switchFlagIn } from "./flags.ts"
import { requireStaff, type StaffVisit } from "./requireStaff.ts"
import { staffPushIn } from "./push.ts"
import { markMessageIn, staffMessagesIn } from "./messages.ts"
import { createOverviewHandler } from "./overview.ts"
import { answerQuestionIn, openQuestionsIn, turnDownQuestionIn } from "./questions.ts"
import { staffWaitingIn } from "./pendingChanges.ts"
import { judgeReviewIn, waitingReviewsIn } from "./reviews.ts"

/** What is answered under /api/staff, by path. To everybody else none of it is there. */
export const staffApi = (
  database: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">
): ReadonlyArray<readonly [path: string, call: ApiHandler]> => [
  reading(staffOverview, () => createOverviewHandler(database, new Date())),
  reading(staffWaiting, () => staffWaitingIn(database)),
  reading(staffFlags, () => staffFlagsIn(database)),
  writing(switchFlag, switchFlagIn(database), () => staffFlagsIn(database)),
  writing(resetFlag, resetFlagIn(database), () => staffFlagsIn(database)),
  reading(staffBanners, () => staffBannersIn(database)),
  writing(saveBanner, saveBannerIn(database), () => staffBannersIn(database)),
  writing(removeBanner, removeBannerIn(database), () => staffBannersIn(database)),
  reading(staffFeedback, () => staffFeedbackIn(database)),
  reading(staffReviews, () => waitingReviewsIn(database)),
  writing(judgeReview, judgeReviewIn(database), () => waitingReviewsIn(database)),
  reading(staffQuestions, () => openQuestionsIn(database)),
  writing(answerQuestion, answerQuestionIn(database, settings), () => openQuestionsIn(database)),
  writing(turnDownQuestion, turnDownQuestionIn(database), () => openQuestionsIn(database)),
  reading(staffFitReports, () => fitReportsIn(database)),
  writing(judgeFitReport, judgeFitReportIn(database), () => fitReportsIn(database)),
  reading(staffMessages, () => staffMessagesIn(database)),
  writing(markMessage, markMessageIn(database), () => staffMessagesIn(database)),
  reading(staffPush, () => staffPushIn(database)),
  reading(staffActions, () => staffActionsIn(database))
]

const reading = <Result>(call: { readonly path: string; readonly result: { readonly Encoded: Result } }, answer: () => Promise<Result>) =>
  [call.path, requireStaff(restrictMethods(["GET", "HEAD"], createRestReadHandler(call, answer)))] as const

/** A change, answered with whether it was done and with what there is to read after it. */
const writing = <Body, Now>(
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
