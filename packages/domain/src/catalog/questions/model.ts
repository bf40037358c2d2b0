import { Schema } from "effect"
import { SkuBaseNumber } from "../catalog/model.ts"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { QUESTION_LIMITS, MIN_QUESTION_LENGTH } from "./questionForm.ts"

/** A question about a product as its form sends it. Space around a field does not count; the text is text, whatever signs it is made of. */
export const QuestionDraft = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  question: Schema.Trim.check(Schema.isMinLength(MIN_QUESTION_LENGTH), Schema.isMaxLength(QUESTION_LIMITS.question)),
  /** Where the answer is mailed to; empty: nowhere. */
  emailAddress: Schema.Trim.check(Schema.makeFilter((text) => text === "" || isEmailAddress(text)))
})
export interface QuestionDraft extends Schema.Struct.Type<typeof QuestionDraft.fields> {}
