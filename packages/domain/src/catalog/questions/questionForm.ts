import { encodePercent } from "../../foundation/ports/queryString.ts"
import { isEmailAddress } from "../../foundation/visitor/emailAddress.ts"

/** Raw texts of the question form. */
export interface QuestionTexts {
  readonly question: string
  /** Address for the answer; empty if the visitor wants no email. */
  readonly emailAddress: string
}

/** Validates a question and returns an error per invalid field, in form order. Whitespace alone counts as empty. */
export const validateQuestion = ({ emailAddress, question }: QuestionTexts): Partial<QuestionTexts> => ({
  ...(question.trim().length < MIN_QUESTION_LENGTH && { question: `Write at least ${MIN_QUESTION_LENGTH} characters.` }),
  ...(emailAddress.trim() !== "" && !isEmailAddress(emailAddress.trim()) && { emailAddress: "Enter a valid email address." })
})

/** Returns the URL of the question form of a product (NAV-119). */
export const questionHref = (skuBaseNumber: string): string => `/QuestionSubmission?pr_page_id=${encodePercent(skuBaseNumber)}`

/** Maximum number of characters per field. */
export const QUESTION_LIMITS = { question: 1000, emailAddress: 254 } as const
/** Shorter questions cannot be answered. */
export const MIN_QUESTION_LENGTH = 10

/** Path that receives a question, as JSON from scripts and in form encoding without JavaScript. */
export const QUESTION_PATH = "/api/products/questions/ask"

export const questionOutcomes = ["stored", "invalid", "wait"] as const
/** Result of a question: stored, rejected because a field is invalid, or rejected because this visitor sent too many. */
export type QuestionOutcome = (typeof questionOutcomes)[number]

/** Returns the URL of the form with the result of the question. */
export const getQuestionResultHref = (skuBaseNumber: string, outcome: QuestionOutcome): string =>
  `${questionHref(skuBaseNumber)}&question=${encodePercent(outcome)}`

/** Parses the form's URL parameter `question`. Returns null without a valid result. */
export const parseQuestionOutcome = (text: string | null): QuestionOutcome | null =>
  questionOutcomes.find((outcome) => outcome === text) ?? null
