import {
  answerQuestion,
  findActions,
  findCallers,
  judgeFitReport,
  judgeReview,
  mailCartLink,
  markMessage,
  removeBanner,
  resetFlag,
  saveBanner,
  setStaffRole,
  staffActions,
  staffBanners,
  staffFeedback,
  staffFitReports,
  staffFlags,
  staffMessages,
  staffOverview,
  staffPeople,
  staffPush,
  staffQuestions,
  staffReviews,
  staffWaiting,
  switchFlag,
  turnDownQuestion
} from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ApiHandler } from "../http/restHandlers.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import type { Reference } from "../reference/Reference.ts"
import { staffActionsIn } from "./actions.ts"
import { removeBannerIn, saveBannerIn, staffBannersIn } from "./banners.ts"
import { findCallersIn } from "./callers.ts"
import { mailCartLinkIn } from "./cartLinks.ts"
import { staffFeedbackIn } from "./feedback.ts"
import { fitReportsIn, judgeFitReportIn } from "./fitReports.ts"
import { resetFlagIn, staffFlagsIn, switchFlagIn } from "./flags.ts"
import { staffPushIn } from "./push.ts"
import { markMessageIn, staffMessagesIn } from "./messages.ts"
import { createOverviewHandler } from "./overview.ts"
import { setStaffRoleIn, staffPeopleIn } from "./people.ts"
import { answerQuestionIn, openQuestionsIn, turnDownQuestionIn } from "./questions.ts"
import { staffWaitingIn } from "./pendingChanges.ts"
import { judgeReviewIn, listWaitingReviews } from "./reviews.ts"
import { createChangeRoute, createPostRoute, createReadRoute } from "./staffRoutes.ts"

/** Creates the handlers under /api/staff, by path. For users whose role lacks a call's right, its path does not exist. */
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
  createReadRoute(staffWaiting, async ({ account }) => ({ role: account.staffRole, ...(await staffWaitingIn(database)) })),
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
  createPostRoute(findActions, ({ text }) => staffActionsIn(database, text)),
  createReadRoute(staffPeople, (visit) => staffPeopleIn(database, visit)),
  createPostRoute(setStaffRole, setStaffRoleIn(database)),
  createPostRoute(findCallers, findCallersIn(database, reference)),
  createPostRoute(mailCartLink, mailCartLinkIn(database, settings))
]
