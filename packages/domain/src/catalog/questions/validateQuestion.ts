import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { MIN_QUESTION_LENGTH } from "./questionForm.ts"

/** Raw texts of the question form. */
export interface QuestionTexts {
  readonly question: string
  /** Empty for no email. */
  readonly emailAddress: string
}

/** Validates a question and returns an error per invalid field, in form order. Whitespace alone counts as empty. */
export const validateQuestion = ({ emailAddress, question }: QuestionTexts): Partial<QuestionTexts> => ({
  ...(question.trim().length < MIN_QUESTION_LENGTH && { question: `Write at least ${MIN_QUESTION_LENGTH} characters.` }),
  ...(emailAddress.trim() !== "" && !isEmailAddress(emailAddress.trim()) && { emailAddress: "Enter a valid email address." })
})
