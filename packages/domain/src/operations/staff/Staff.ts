import { Context, Effect, Layer } from "effect"
import { type FileContent, Http } from "../../foundation/ports/Http.ts"
import { callRest, sendFile } from "../../foundation/ports/RestCall.ts"
import {
  addRedirects,
  answerQuestion,
  cancelPricePlan,
  changeFitment,
  arrangeProductPictures,
  changePrices,
  changeStock,
  checkImportUpload,
  checkProductFit,
  createPromoCode,
  discardImportUpload,
  editArticle,
  editProduct,
  endPromoCode,
  findActions,
  findOffers,
  findPromoCodes,
  findRedirects,
  importDesk,
  importNotes,
  judgeFitReport,
  judgeReview,
  loadImportUpload,
  markMessage,
  openArticle,
  openProduct,
  planPrice,
  saveBanner,
  saveShop,
  setStaffRole,
  showArticle,
  removeBanner,
  removeRedirect,
  resetFlag,
  staffActions,
  staffArticles,
  staffBanners,
  staffFeedback,
  staffFitReports,
  staffFlags,
  staffImports,
  staffMessages,
  staffOverview,
  staffPeople,
  staffPush,
  staffQuestions,
  staffReviews,
  staffShop,
  staffWaiting,
  startImportUpload,
  switchFlag,
  takeBackFitment,
  turnDownQuestion,
  undoLastImport
} from "./calls.ts"
import type { ArticleEdit, ArticleVisibility, OpenedArticle, StaffArticleTeaser } from "./articles.ts"
import type { FitCheck, FitCheckResult } from "./fitCheck.ts"
import type { FitmentChange } from "./fitmentEdits.ts"
import type { FitReport, ReportVerdict } from "./fitReports.ts"
import type {
  BannerDraft,
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
  StaffWaiting,
  WriteResult
} from "./model.ts"
import type { ImportNote, ImportUndoResult, StaffImport } from "./imports.ts"
import {
  IMPORT_PIECE_PATH,
  type ImportDesk,
  type ImportDraft,
  ImportPiece,
  type ImportUploadResult,
  type ImportUploadStart
} from "./importUploads.ts"
import type { OfferChangeResult, OfferQuery, PriceChange, StaffOffers, StockChange } from "./offers.ts"
import type { RoleChange, RoleChangeResult, StaffPerson } from "./people.ts"
import { LOGO_UPLOAD_PATH, LogoUpload, type PictureArrangement, PICTURE_UPLOAD_PATH } from "./pictures.ts"
import type { PricePlanDraft } from "./pricePlans.ts"
import { ProductChangeResult, type ProductEdit, type ProductEditResult, type StaffProduct } from "./productEdits.ts"
import type { PromoCodeDraft, PromoCodeResult, StaffPromoCode } from "./promoCodes.ts"
import type { RedirectResult, StaffRedirects } from "./redirects.ts"

/** Result of a request; null for visitors whose role lacks the right, and after a failure, which is logged. */
type Response<A> = Effect.Effect<A | null>
type Change<A> = Response<WriteResult<ReadonlyArray<A>>>

/** Back office of the shop for staff. Stateless: every response is current. */
export class Staff extends Context.Service<
  Staff,
  {
    readonly overview: Response<Overview>
    readonly waiting: Response<StaffWaiting>
    readonly flags: Response<ReadonlyArray<StaffFlag>>
    readonly switchFlag: (change: FlagSwitch) => Change<StaffFlag>
    readonly resetFlag: (name: string) => Change<StaffFlag>
    readonly banners: Response<ReadonlyArray<StaffBanner>>
    readonly saveBanner: (draft: BannerDraft) => Change<StaffBanner>
    readonly removeBanner: (id: number) => Change<StaffBanner>
    readonly messages: Response<ReadonlyArray<StaffMessage>>
    readonly markMessage: (mark: Pick<StaffMessage, "isDone" | "messageId">) => Change<StaffMessage>
    readonly feedback: Response<ReadonlyArray<StaffFeedback>>
    readonly reviews: Response<ReadonlyArray<StaffReview>>
    readonly judgeReview: (verdict: ReviewVerdict) => Change<StaffReview>
    readonly questions: Response<ReadonlyArray<StaffQuestion>>
    readonly answerQuestion: (answer: QuestionAnswer) => Change<StaffQuestion>
    readonly turnDownQuestion: (questionId: number) => Change<StaffQuestion>
    readonly fitReports: Response<ReadonlyArray<FitReport>>
    readonly judgeFitReport: (verdict: ReportVerdict) => Change<FitReport>
    readonly push: Response<StaffPush>
    readonly actions: Response<ReadonlyArray<StaffAction>>
    readonly findActions: (text: string) => Response<ReadonlyArray<StaffAction>>
    readonly people: Response<ReadonlyArray<StaffPerson>>
    readonly setRole: (change: RoleChange) => Response<RoleChangeResult>
    readonly findOffers: (query: OfferQuery) => Response<StaffOffers>
    readonly changePrices: (changes: ReadonlyArray<PriceChange>) => Response<OfferChangeResult>
    readonly changeStock: (changes: ReadonlyArray<StockChange>) => Response<OfferChangeResult>
    readonly openProduct: (productPageId: number) => Response<{ readonly product: StaffProduct | null }>
    readonly checkProductFit: (check: FitCheck) => Response<FitCheckResult>
    readonly imports: Response<ReadonlyArray<StaffImport>>
    readonly importNotes: (importId: number) => Response<ReadonlyArray<ImportNote>>
    readonly arrangePictures: (arrangement: PictureArrangement) => Response<ProductChangeResult>
    /** Adds a photograph at the end of a product's photographs. */
    readonly uploadPicture: (productPageId: number, file: FileContent) => Response<ProductChangeResult>
    readonly changeFitment: (change: FitmentChange) => Response<ProductChangeResult>
    readonly takeBackFitment: (productPageId: number, editId: number) => Response<ProductChangeResult>
    readonly planPrice: (draft: PricePlanDraft) => Response<ProductChangeResult>
    readonly cancelPricePlan: (productPageId: number, planId: number) => Response<ProductChangeResult>
    readonly undoImport: (importId: number) => Response<ImportUndoResult>
    readonly importDesk: Response<ImportDesk>
    readonly startImportUpload: (draft: ImportDraft) => Response<ImportUploadStart>
    /** Sends a piece of an uploaded file that begins at an offset in bytes. */
    readonly sendImportPiece: (uploadId: string, at: number, piece: FileContent) => Response<ImportPiece>
    readonly checkImportUpload: (uploadId: string) => Response<ImportUploadResult>
    readonly loadImportUpload: (uploadId: string, isAllowed: boolean) => Response<ImportUploadResult>
    readonly discardImportUpload: (uploadId: string) => Response<ImportUploadResult>
    readonly editProduct: (edit: ProductEdit) => Response<ProductEditResult>
    readonly shop: Response<StaffShop>
    /** Stores a logo. The shop shows the logo after its settings are saved with it. */
    readonly uploadLogo: (file: FileContent) => Response<LogoUpload>
    readonly saveShop: (change: ShopChange) => Response<WriteResult<StaffShop>>
    readonly findRedirects: (text: string) => Response<StaffRedirects>
    readonly addRedirects: (text: string) => Response<RedirectResult>
    readonly removeRedirect: (from: string) => Response<{ readonly isDone: boolean }>
    readonly findPromoCodes: (text: string) => Response<ReadonlyArray<StaffPromoCode>>
    readonly createPromoCode: (draft: PromoCodeDraft) => Response<PromoCodeResult>
    readonly endPromoCode: (code: string) => Change<StaffPromoCode>
    readonly articles: Response<ReadonlyArray<StaffArticleTeaser>>
    readonly openArticle: (id: number) => Response<typeof OpenedArticle.Type>
    readonly editArticle: (edit: ArticleEdit) => Response<WriteResult<typeof OpenedArticle.Type>>
    readonly showArticle: (change: ArticleVisibility) => Response<WriteResult<typeof OpenedArticle.Type>>
  }
>()("@camber/domain/staff/Staff") {
  static readonly layer: Layer.Layer<Staff, never, Http> = Layer.effect(
    Staff,
    Effect.gen(function* () {
      const http = yield* Http
      const withHttp = <A>(effect: Effect.Effect<A, never, Http>) => Effect.provideService(effect, Http, http)
      return Staff.of({
        overview: withHttp(callRest(staffOverview)),
        waiting: withHttp(callRest(staffWaiting)),
        flags: withHttp(callRest(staffFlags)),
        switchFlag: (change) => withHttp(callRest(switchFlag, change)),
        resetFlag: (name) => withHttp(callRest(resetFlag, { name })),
        banners: withHttp(callRest(staffBanners)),
        saveBanner: (draft) => withHttp(callRest(saveBanner, draft)),
        removeBanner: (id) => withHttp(callRest(removeBanner, { id })),
        messages: withHttp(callRest(staffMessages)),
        markMessage: (mark) => withHttp(callRest(markMessage, mark)),
        feedback: withHttp(callRest(staffFeedback)),
        reviews: withHttp(callRest(staffReviews)),
        judgeReview: (verdict) => withHttp(callRest(judgeReview, verdict)),
        questions: withHttp(callRest(staffQuestions)),
        answerQuestion: (answer) => withHttp(callRest(answerQuestion, answer)),
        turnDownQuestion: (questionId) => withHttp(callRest(turnDownQuestion, { questionId })),
        fitReports: withHttp(callRest(staffFitReports)),
        judgeFitReport: (verdict) => withHttp(callRest(judgeFitReport, verdict)),
        push: withHttp(callRest(staffPush)),
        actions: withHttp(callRest(staffActions)),
        findActions: (text) => withHttp(callRest(findActions, { text })),
        people: withHttp(callRest(staffPeople)),
        setRole: (change) => withHttp(callRest(setStaffRole, change)),
        findOffers: (query) => withHttp(callRest(findOffers, query)),
        changePrices: (changes) => withHttp(callRest(changePrices, { changes })),
        changeStock: (changes) => withHttp(callRest(changeStock, { changes })),
        openProduct: (productPageId) => withHttp(callRest(openProduct, { productPageId })),
        checkProductFit: (check) => withHttp(callRest(checkProductFit, check)),
        imports: withHttp(callRest(staffImports)),
        importNotes: (importId) => withHttp(callRest(importNotes, { importId })),
        arrangePictures: (arrangement) => withHttp(callRest(arrangeProductPictures, arrangement)),
        uploadPicture: (product, file) =>
          withHttp(sendFile({ path: PICTURE_UPLOAD_PATH, result: ProductChangeResult }, { query: { product }, file })),
        changeFitment: (change) => withHttp(callRest(changeFitment, change)),
        takeBackFitment: (productPageId, editId) => withHttp(callRest(takeBackFitment, { productPageId, editId })),
        planPrice: (draft) => withHttp(callRest(planPrice, draft)),
        cancelPricePlan: (productPageId, planId) => withHttp(callRest(cancelPricePlan, { productPageId, planId })),
        undoImport: (importId) => withHttp(callRest(undoLastImport, { importId })),
        importDesk: withHttp(callRest(importDesk)),
        startImportUpload: (draft) => withHttp(callRest(startImportUpload, draft)),
        sendImportPiece: (upload, at, file) =>
          withHttp(sendFile({ path: IMPORT_PIECE_PATH, result: ImportPiece }, { query: { upload, at }, file })),
        checkImportUpload: (uploadId) => withHttp(callRest(checkImportUpload, { uploadId })),
        loadImportUpload: (uploadId, isAllowed) => withHttp(callRest(loadImportUpload, { uploadId, isAllowed })),
        discardImportUpload: (uploadId) => withHttp(callRest(discardImportUpload, { uploadId })),
        editProduct: (edit) => withHttp(callRest(editProduct, edit)),
        shop: withHttp(callRest(staffShop)),
        uploadLogo: (file) => withHttp(sendFile({ path: LOGO_UPLOAD_PATH, result: LogoUpload }, { query: {}, file })),
        saveShop: (change) => withHttp(callRest(saveShop, change)),
        findRedirects: (text) => withHttp(callRest(findRedirects, { text })),
        addRedirects: (text) => withHttp(callRest(addRedirects, { text })),
        removeRedirect: (from) => withHttp(callRest(removeRedirect, { from })),
        findPromoCodes: (text) => withHttp(callRest(findPromoCodes, { text })),
        createPromoCode: (draft) => withHttp(callRest(createPromoCode, draft)),
        endPromoCode: (code) => withHttp(callRest(endPromoCode, { code })),
        articles: withHttp(callRest(staffArticles)),
        openArticle: (id) => withHttp(callRest(openArticle, { id })),
        editArticle: (edit) => withHttp(callRest(editArticle, edit)),
        showArticle: (change) => withHttp(callRest(showArticle, change))
      })
    })
  )
}
