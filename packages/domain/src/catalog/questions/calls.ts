import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { QuestionDraft } from "./model.ts"
import { QUESTION_PATH, questionOutcomes } from "./questionForm.ts"

/** Sends a question about a product. A repeated question of the same visitor is stored once. */
export const askQuestion = {
  method: "POST",
  path: QUESTION_PATH,
  body: QuestionDraft,
  result: Schema.Struct({ outcome: Schema.Literals(questionOutcomes) })
} satisfies RestCall<object, object>
