import {
  addRedirects,
  answerQuestion,
  createPromoCode,
  editArticle,
  endPromoCode,
  findActions,
  findCallers,
  findPromoCodes,
  findRedirects,
  judgeFitReport,
  judgeReview,
  mailCartLink,
  markMessage,
  openArticle,
  removeBanner,
  removeRedirect,
  resetFlag,
  saveBanner,
  saveShop,
  setStaffRole,
  showArticle,
  staffActions,
  staffArticles,
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
  staffShop,
  staffWaiting,
  switchFlag,
  turnDownQuestion,
  type StaffFeedback
} from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ApiHandler } from "../http/restHandlers.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ShopDefaults } from "../shop-settings/readShop.ts"
import { staffActionsIn } from "./actions.ts"
import { editArticleIn, readStaffArticle, showArticleIn, staffArticlesIn } from "./articles.ts"
import { removeBannerIn, saveBannerIn, staffBannersIn } from "./banners.ts"
import { findCallersIn } from "./callers.ts"
import { mailCartLinkIn } from "./cartLinks.ts"
import { fitReportsIn, judgeFitReportIn } from "./fitReports.ts"
import { resetFlagIn, staffFlagsIn, switchFlagIn } from "./flags.ts"
import { staffPushIn } from "./push.ts"
import { markMessageIn, staffMessagesIn } from "./messages.ts"
import { createOverviewHandler } from "./overview.ts"
import { setStaffRoleIn, staffPeopleIn } from "./people.ts"
import { createPromoCodeIn, endPromoCodeIn, listPromoCodes } from "./promoCodes.ts"
import { answerQuestionIn, openQuestionsIn, turnDownQuestionIn } from "./questions.ts"
import { staffWaitingIn } from "./pendingChanges.ts"
import { addRedirectsIn, findRedirectsIn, removeRedirectIn } from "./redirects.ts"
import { judgeReviewIn, listWaitingReviews } from "./reviews.ts"
import { saveShopIn, staffShopIn } from "./shop.ts"
import { createChangeRoute, createPostRoute, createReadRoute } from "./requireStaff.ts"

/** Reads feedback about the shop, newest first, as plain text. */
export const staffFeedbackIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffFeedback.Encoded>> => {
  const rows = await database
    .selectFrom("feedback")
    .select(["element", "emotion", "feedback", "part_number as partNumber", "email", "page", "source", "given_at"])
    .orderBy("feedback_id", "desc")
    .limit(200)
    .execute()
  return rows.map(({ given_at, ...entry }) => ({ ...entry, givenAt: given_at.toISOString() }))
}

/** Maximum body of changed settings in bytes: two policies, before and after the change, in multi-byte characters. */
const MAX_SHOP_BYTES = 512_000
/** Maximum body of an edited article in bytes: its text before and after the change, in multi-byte characters. */
const MAX_ARTICLE_BYTES = 512_000
/** Maximum body of pasted redirects in bytes. */
const MAX_REDIRECT_BYTES = 3_000_000

/** Creates the handlers under /api/staff, by path. If a user's role lacks the right for a call, its path returns 404. */
export const staffApi = (
  database: Kysely<Tables>,
  settings: Pick<OrderSettings, "publicOrigin"> &
    ShopDefaults & {
      /** Writes the counts that this process has not written yet. */
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
  createReadRoute(staffShop, () => staffShopIn(database, settings)),
  createChangeRoute(saveShop, saveShopIn(database, settings), () => staffShopIn(database, settings), MAX_SHOP_BYTES),
  createReadRoute(staffArticles, () => staffArticlesIn(database)),
  createPostRoute(openArticle, ({ id }) => readStaffArticle(database, id)),
  createChangeRoute(editArticle, editArticleIn(database), ({ id }) => readStaffArticle(database, id), MAX_ARTICLE_BYTES),
  createChangeRoute(showArticle, showArticleIn(database), ({ id }) => readStaffArticle(database, id)),
  createPostRoute(findPromoCodes, ({ text }) => listPromoCodes(database, text)),
  createPostRoute(createPromoCode, createPromoCodeIn(database)),
  createChangeRoute(endPromoCode, endPromoCodeIn(database), () => listPromoCodes(database)),
  createPostRoute(findRedirects, findRedirectsIn(database)),
  createPostRoute(addRedirects, addRedirectsIn(database), MAX_REDIRECT_BYTES),
  createPostRoute(removeRedirect, removeRedirectIn(database)),
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
