import { Context, Effect, Layer } from "effect"
import { type FileContent, Http } from "../../foundation/ports/Http.ts"
import { callRest, sendFile } from "../../foundation/ports/RestCall.ts"
import {
  answerQuestion,
  cancelPricePlan,
  changeFitment,
  arrangeProductPictures,
  changePrices,
  changeStock,
  checkProductFit,
  editProduct,
  findActions,
  findOffers,
  importNotes,
  judgeFitReport,
  judgeReview,
  markMessage,
  openProduct,
  planPrice,
  saveBanner,
  setStaffRole,
  removeBanner,
  resetFlag,
  staffActions,
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
  staffWaiting,
  switchFlag,
  takeBackFitment,
  turnDownQuestion,
  undoLastImport
} from "./calls.ts"
import type { FitCheck, FitCheckResult } from "./fitCheck.ts"
import type { FitmentChange } from "./fitmentEdits.ts"
import type { FitReport, ReportVerdict } from "./fitReports.ts"
import type {
  BannerDraft,
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
  StaffWaiting,
  WriteResult
} from "./model.ts"
import type { ImportNote, ImportUndoResult, StaffImport } from "./imports.ts"
import type { OfferChangeResult, OfferQuery, PriceChange, StaffOffers, StockChange } from "./offers.ts"
import type { RoleChange, RoleChangeResult, StaffPerson } from "./people.ts"
import { type PictureArrangement, PICTURE_UPLOAD_PATH } from "./pictures.ts"
import type { PricePlanDraft } from "./pricePlans.ts"
import { ProductChangeResult, type ProductEdit, type ProductEditResult, type StaffProduct } from "./productEdits.ts"

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
    /** Adds a photograph to a product, after its others. */
    readonly uploadPicture: (productPageId: number, file: FileContent) => Response<ProductChangeResult>
    readonly changeFitment: (change: FitmentChange) => Response<ProductChangeResult>
    readonly takeBackFitment: (productPageId: number, editId: number) => Response<ProductChangeResult>
    readonly planPrice: (draft: PricePlanDraft) => Response<ProductChangeResult>
    readonly cancelPricePlan: (productPageId: number, planId: number) => Response<ProductChangeResult>
    readonly undoImport: (importId: number) => Response<ImportUndoResult>
    readonly editProduct: (edit: ProductEdit) => Response<ProductEditResult>
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
        editProduct: (edit) => withHttp(callRest(editProduct, edit))
      })
    })
  )
}
