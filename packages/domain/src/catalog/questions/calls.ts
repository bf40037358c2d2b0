import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { QuestionDraft } from "./model.ts"
import { QUESTION_PATH, questionOutcomes } from "./questionForm.ts"

/** Asks the shop about a product. The same question of the same visitor is kept once. */
export const askQuestion = {
  method: "POST",
  path: QUESTION_PATH,
  body: QuestionDraft,
  result: Schema.Struct({ outcome: Schema.Literals(questionOutcomes) })
} satisfies RestCall<object, object>
