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

/** What was asked for; null after a failure, which is logged, and for whoever is no member of staff. */
type Answer<A> = Effect.Effect<A | null>
type Change<A> = Answer<WriteResult<ReadonlyArray<A>>>

/** The shop as those who run it see and change it. Nothing is kept here: each answer is of the moment. */
export class Staff extends Context.Service<
  Staff,
  {
    readonly overview: Answer<Overview>
    readonly waiting: Answer<StaffWaiting>
    readonly flags: Answer<ReadonlyArray<StaffFlag>>
    readonly switchFlag: (change: FlagSwitch) => Change<StaffFlag>
    readonly resetFlag: (name: string) => Change<StaffFlag>
    readonly banners: Answer<ReadonlyArray<StaffBanner>>
    readonly saveBanner: (draft: BannerDraft) => Change<StaffBanner>
    readonly removeBanner: (id: number) => Change<StaffBanner>
    readonly messages: Answer<ReadonlyArray<StaffMessage>>
    readonly markMessage: (mark: Pick<StaffMessage, "isDone" | "messageId">) => Change<StaffMessage>
    readonly feedback: Answer<ReadonlyArray<StaffFeedback>>
    readonly reviews: Answer<ReadonlyArray<StaffReview>>
    readonly judgeReview: (verdict: ReviewVerdict) => Change<StaffReview>
    readonly questions: Answer<ReadonlyArray<StaffQuestion>>
    readonly answerQuestion: (answer: QuestionAnswer) => Change<StaffQuestion>
    readonly turnDownQuestion: (questionId: number) => Change<StaffQuestion>
    readonly fitReports: Answer<ReadonlyArray<FitReport>>
    readonly judgeFitReport: (verdict: ReportVerdict) => Change<FitReport>
    readonly push: Answer<StaffPush>
    readonly actions: Answer<ReadonlyArray<StaffAction>>
  }
>()("@camber/domain/staff/Staff") {
  static readonly layer: Layer.Layer<Staff, never, Http> = Layer.effect(
    Staff,
    Effect.gen(function* () {
      const http = yield* Http
      const over = <A>(effect: Effect.Effect<A, never, Http>) => Effect.provideService(effect, Http, http)
      return Staff.of({
        overview: over(callRest(staffOverview)),
        waiting: over(callRest(staffWaiting)),
        flags: over(callRest(staffFlags)),
        switchFlag: (change) => over(callRest(switchFlag, change)),
        resetFlag: (name) => over(callRest(resetFlag, { name })),
        banners: over(callRest(staffBanners)),
        saveBanner: (draft) => over(callRest(saveBanner, draft)),
        removeBanner: (id) => over(callRest(removeBanner, { id })),
        messages: over(callRest(staffMessages)),
        markMessage: (mark) => over(callRest(markMessage, mark)),
        feedback: over(callRest(staffFeedback)),
        reviews: over(callRest(staffReviews)),
        judgeReview: (verdict) => over(callRest(judgeReview, verdict)),
        questions: over(callRest(staffQuestions)),
        answerQuestion: (answer) => over(callRest(answerQuestion, answer)),
        turnDownQuestion: (questionId) => over(callRest(turnDownQuestion, { questionId })),
        fitReports: over(callRest(staffFitReports)),
        judgeFitReport: (verdict) => over(callRest(judgeFitReport, verdict)),
        push: over(callRest(staffPush)),
        actions: over(callRest(staffActions))
      })
    })
  )
}
