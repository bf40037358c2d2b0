import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"
import { MIN_QUESTION_LENGTH } from "./questionForm.ts"

/** The question form as it was filled in. */
export interface QuestionTexts {
  readonly question: string
  /** Empty: nobody is written to. */
  readonly emailAddress: string
}

/** What is wrong with each field of a question, in the order of the form; empty where it can be sent. Space alone is no text. */
export const validateQuestion = ({ emailAddress, question }: QuestionTexts): Partial<QuestionTexts> => ({
  ...(question.trim().length < MIN_QUESTION_LENGTH && { question: `Write at least ${MIN_QUESTION_LENGTH} characters.` }),
  ...(emailAddress.trim() !== "" && !isEmailAddress(emailAddress.trim()) && { emailAddress: "Enter a valid email address." })
})
