import { Context, Effect, Layer } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { askQuestion, type QuestionDraft } from "./calls.ts"
import type { QuestionOutcome } from "./questionForm.ts"

export * from "./calls.ts"
export * from "./questionForm.ts"

/** Sends shoppers' questions about products. */
export class Questions extends Context.Service<
  Questions,
  {
    /** Trims and sends a question. Returns null without a response; the question may then have been stored. */
    readonly ask: (draft: QuestionDraft) => Effect.Effect<QuestionOutcome | null>
  }
>()("@camber/domain/questions/Questions") {
  static readonly layer: Layer.Layer<Questions, never, Http> = Layer.effect(
    Questions,
    Effect.map(Http, (http) =>
      Questions.of({
        ask: ({ emailAddress, question, skuBaseNumber }) =>
          callRest(askQuestion, { skuBaseNumber, question: question.trim(), emailAddress: emailAddress.trim() }).pipe(
            Effect.map((answer) => answer?.outcome ?? null),
            Effect.provideService(Http, http)
          )
      })
    )
  )
}
