import { encodePercent } from "../../foundation/ports/percentEncoding.ts"

/** Where a review of a product is written (NAV-101). */
export const reviewHref = (skuBaseNumber: string): string => `/ReviewSubmission?pr_page_id=${encodePercent(skuBaseNumber)}`

/** Characters of each field of a review at most. */
export const REVIEW_LIMITS = { title: 100, text: 4000, author: 60, car: 80 } as const
/** A review of fewer characters helps nobody. */
export const MIN_REVIEW_LENGTH = 20

/** Where the form is sent to, in a form's own encoding: it works without scripts. */
export const REVIEW_PATH = "/api/products/reviews/submit"

const outcomes = ["stored", "invalid", "wait"] as const
/** What became of a review: kept; not kept because a field is not as it must be, or because too many came from this visitor. */
export type ReviewOutcome = (typeof outcomes)[number]

/** The address of the form that tells what became of the review. */
export const getReviewResultHref = (skuBaseNumber: string, outcome: ReviewOutcome): string =>
  `${reviewHref(skuBaseNumber)}&review=${encodePercent(outcome)}`

/** What the form's address tells by its parameter `review`; null where it tells nothing. */
export const parseReviewOutcome = (text: string | null): ReviewOutcome | null => outcomes.find((outcome) => outcome === text) ?? null
