import { Context, Effect, Layer } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import {
  answerQuestion,
  judgeFitReport,
  judgeReview,
  markMessage,
  saveBanner,
  removeBanner,
  resetFlag,
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
} from "./calls.ts"
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

/** Result of a request; null for visitors who are not staff, and after a failure, which is logged. */
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
        actions: withHttp(callRest(staffActions))
      })
    })
  )
}
