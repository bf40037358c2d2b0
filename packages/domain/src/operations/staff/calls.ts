import { Schema } from "effect"
import { ArticleEdit, ArticleVisibility, OpenedArticle, StaffArticleTeaser } from "./articles.ts"
import { CallerQuery, Callers } from "./callers.ts"
import { MailedCart, MailedCartLink } from "./cartLink.ts"
import { FitCheck, FitCheckResult } from "./fitCheck.ts"
import { FitmentChange, FitmentEditChoice } from "./fitmentEdits.ts"
import { FitReport, ReportVerdict } from "./fitReports.ts"
import { ImportNote, ImportUndo, ImportUndoResult, StaffImport } from "./imports.ts"
import { ImportDesk, ImportDraft, ImportLoad, ImportUploadChoice, ImportUploadResult, ImportUploadStart } from "./importUploads.ts"
import { OfferChangeResult, OfferQuery, PriceChanges, StaffOffers, StockChanges } from "./offers.ts"
import { RoleChange, RoleChangeResult, StaffPerson } from "./people.ts"
import { PictureArrangement } from "./pictures.ts"
import { PricePlanChoice, PricePlanDraft } from "./pricePlans.ts"
import { ProductChangeResult, ProductEdit, ProductEditResult, StaffProduct } from "./productEdits.ts"
import { PromoCodeDraft, PromoCodeQuery, PromoCodeResult, StaffPromoCode } from "./promoCodes.ts"
import { RedirectPaste, RedirectQuery, RedirectResult, StaffRedirects } from "./redirects.ts"
import {
  ActionQuery,
  BannerDraft,
  FlagName,
  FlagSwitch,
  Overview,
  QuestionAnswer,
  ReviewVerdict,
  ShopChange,
  StaffAction,
  StaffBanner,
  StaffFeedback,
  StaffFlag,
  StaffMessage,
  StaffPush,
  StaffQuestion,
  StaffReview,
  StaffShop,
  StaffWaiting
} from "./model.ts"

/** All endpoints respond with 404 to visitors whose role lacks the call's right (`staffCallRights`). */
const read = <const Name extends string, const Result extends Schema.Top>(name: Name, result: Result) =>
  ({ method: "GET", path: `/api/staff/${name}`, result }) as const

const post = <const Name extends string, const Body extends Schema.Top, const Result extends Schema.Top>(
  name: Name,
  body: Body,
  result: Result
) => ({ method: "POST", path: `/api/staff/${name}`, body, result }) as const

/**
 * Returns the result of `read` after the change, and whether the change was applied. It is not applied after a concurrent change by someone
 * else.
 */
const write = <const Name extends string, const Body extends Schema.Top, const Now extends Schema.Top>(name: Name, body: Body, now: Now) =>
  post(name, body, Schema.Struct({ isDone: Schema.Boolean, now }))

const actions = Schema.Array(StaffAction)
const flags = Schema.Array(StaffFlag)
const banners = Schema.Array(StaffBanner)
const reviews = Schema.Array(StaffReview)
const fitReports = Schema.Array(FitReport)
const messages = Schema.Array(StaffMessage)
const questions = Schema.Array(StaffQuestion)
const promoCodes = Schema.Array(StaffPromoCode)

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
/** Does not change a review that was edited or judged in the meantime. */
export const judgeReview = write("reviews/judge", ReviewVerdict, reviews)
export const staffQuestions = read("questions", questions)
/** Does not change a question that was answered in the meantime. */
export const answerQuestion = write("questions/answer", QuestionAnswer, questions)
/** Rejects a visitor's question without an answer. Does not change questions of the catalog. */
export const turnDownQuestion = write("questions/turndown", Schema.Struct({ questionId: Schema.Int }), questions)
/** Open fit reports, oldest first, at most 200. */
export const staffFitReports = read("fit-reports", fitReports)
export const judgeFitReport = write("fit-reports/judge", ReportVerdict, fitReports)
export const staffPush = read("push", StaffPush)
/** Newest first, at most 200. */
export const staffActions = read("actions", actions)
/** Actions whose item, action, staff member or values contain the text, newest first, at most 200. */
export const findActions = post("actions/find", ActionQuery, actions)
/** Finds callers, most recent order first. */
export const findCallers = post("callers", CallerQuery, Callers)
/** Mails a customer a link that fills their cart. Nothing is mailed if one of the items cannot be in a link. */
export const mailCartLink = post("cart-link", MailedCart, MailedCartLink)
/** Staff by email address. */
export const staffPeople = read("people", Schema.Array(StaffPerson))
/** Sets the role of staff, effective at once. At least one owner always remains. */
export const setStaffRole = post("people/role", RoleChange, RoleChangeResult)
export const findOffers = post("products/find", OfferQuery, StaffOffers)
/** Does not change a SKU whose price someone else changed in the meantime. */
export const changePrices = post("products/prices", PriceChanges, OfferChangeResult)
/** Does not change a SKU whose stock changed in the meantime, for example by an order. */
export const changeStock = post("products/stock", StockChanges, OfferChangeResult)
/** null if the product does not exist. */
export const openProduct = post(
  "products/open",
  Schema.Struct({ productPageId: Schema.Int }),
  Schema.Struct({ product: Schema.NullOr(StaffProduct) })
)
/** Checks whether a product would fit a car described in words, such as '1969 Camaro'. */
export const checkProductFit = post("products/check", FitCheck, FitCheckResult)
/** Edits fields of a product. Imports keep the edits until staff undo them. */
export const editProduct = post("products/edit", ProductEdit, ProductEditResult)
/** Orders, describes and removes photographs of a product. Imports keep the changes until staff undo them. */
export const arrangeProductPictures = post("products/pictures", PictureArrangement, ProductChangeResult)
/** Adds, changes or removes a statement about fitment. Imports keep the change until staff undo it. */
export const changeFitment = post("products/fitment", FitmentChange, ProductChangeResult)
export const takeBackFitment = post("products/fitment/restore", FitmentEditChoice, ProductChangeResult)
/** Plans a price of a SKU. */
export const planPrice = post("products/plans/add", PricePlanDraft, ProductChangeResult)
export const cancelPricePlan = post("products/plans/cancel", PricePlanChoice, ProductChangeResult)
/** The last imports of the shop's own parts, newest first. */
export const staffImports = read("imports", Schema.Array(StaffImport))
/** Undoes the last import or feed in the background. */
export const undoLastImport = post("imports/undo", ImportUndo, ImportUndoResult)
/** The uploaded file that waits for its import, and the last imports. */
export const importDesk = read("imports/upload", ImportDesk)
/** Begins the upload of a file, which replaces the last one. Its pieces follow (`IMPORT_PIECE_PATH`). */
export const startImportUpload = post("imports/upload/start", ImportDraft, ImportUploadStart)
/** Checks an uploaded file again in the background. */
export const checkImportUpload = post("imports/upload/check", ImportUploadChoice, ImportUploadResult)
/** Loads an uploaded file in the background. */
export const loadImportUpload = post("imports/upload/load", ImportLoad, ImportUploadResult)
/** Deletes an uploaded file. */
export const discardImportUpload = post("imports/upload/discard", ImportUploadChoice, ImportUploadResult)
/** Problems of an import in the order of their discovery, at most 200. */
export const importNotes = post("imports/notes", Schema.Struct({ importId: Schema.Int }), Schema.Array(ImportNote))
/** Settings of the shop: its name, contact, return window and policies. */
export const staffShop = read("shop", StaffShop)
export const saveShop = write("shop/save", ShopChange, StaffShop)
/** Redirects whose old or new address contains the text. */
export const findRedirects = post("redirects/find", RedirectQuery, StaffRedirects)
/** Adds or changes redirects. Adds the valid lines and returns the invalid ones. */
export const addRedirects = post("redirects/add", RedirectPaste, RedirectResult)
/** Removes a redirect. `isDone` is false if the redirect was already removed. */
export const removeRedirect = post("redirects/remove", Schema.Struct({ from: Schema.String }), Schema.Struct({ isDone: Schema.Boolean }))
/** Promo codes that begin with the text or, for an empty text, the codes that staff created. Newest first, at most 200. */
export const findPromoCodes = post("promo-codes/find", PromoCodeQuery, promoCodes)
export const createPromoCode = post("promo-codes/create", PromoCodeDraft, PromoCodeResult)
/** Ends a promo code now. `isDone` is false if the code has already ended. */
export const endPromoCode = write("promo-codes/end", Schema.Struct({ code: Schema.String }), promoCodes)
/** All articles, newest first, at most 500 published and 500 hidden ones. */
export const staffArticles = read("articles", Schema.Array(StaffArticleTeaser))
export const openArticle = post("articles/open", Schema.Struct({ id: Schema.Int }), OpenedArticle)
/** Does not change an article that was edited in the meantime. */
export const editArticle = write("articles/edit", ArticleEdit, OpenedArticle)
export const showArticle = write("articles/show", ArticleVisibility, OpenedArticle)
