import { Schema } from "effect"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { QUESTION_PATH, questionOutcomes, QUESTION_LIMITS, MIN_QUESTION_LENGTH } from "./questionForm.ts"
import { SkuBaseNumber } from "../catalog/sku.ts"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"

/** A question from its form. Fields are trimmed. The text is always plain text. */
export const QuestionDraft = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  question: Schema.Trim.check(Schema.isMinLength(MIN_QUESTION_LENGTH), Schema.isMaxLength(QUESTION_LIMITS.question)),
  /** Email address for the answer; empty if the visitor wants no email. */
  emailAddress: Schema.Trim.check(Schema.makeFilter((text) => text === "" || isEmailAddress(text)))
})
export interface QuestionDraft extends Schema.Struct.Type<typeof QuestionDraft.fields> {}

/** Sends a question about a product. A repeated question of the same visitor is stored once. */
export const askQuestion = {
  method: "POST",
  path: QUESTION_PATH,
  body: QuestionDraft,
  result: Schema.Struct({ outcome: Schema.Literals(questionOutcomes) })
} satisfies RestCall<object, object>
