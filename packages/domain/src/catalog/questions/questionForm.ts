import { encodePercent } from "../../foundation/ports/percentEncoding.ts"

/** Where a question about a product is asked (NAV-119). */
export const questionHref = (skuBaseNumber: string): string => `/QuestionSubmission?pr_page_id=${encodePercent(skuBaseNumber)}`

/** Characters of each field of a question at most. */
export const QUESTION_LIMITS = { question: 1000, emailAddress: 254 } as const
/** A question of fewer characters cannot be answered. */
export const MIN_QUESTION_LENGTH = 10

/** Where a question is sent to, by scripts as JSON and without them in a form's own encoding. */
export const QUESTION_PATH = "/api/products/questions/ask"

export const questionOutcomes = ["stored", "invalid", "wait"] as const
/** What became of a question: kept; not kept because a field is not as it must be, or because too many came from this visitor. */
export type QuestionOutcome = (typeof questionOutcomes)[number]

/** The address of the form that tells what became of the question. */
export const getQuestionResultHref = (skuBaseNumber: string, outcome: QuestionOutcome): string =>
  `${questionHref(skuBaseNumber)}&question=${encodePercent(outcome)}`

/** What the form's address tells by its parameter `question`; null where it tells nothing. */
export const parseQuestionOutcome = (text: string | null): QuestionOutcome | null =>
  questionOutcomes.find((outcome) => outcome === text) ?? null
