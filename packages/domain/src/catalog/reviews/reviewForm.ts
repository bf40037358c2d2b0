import { encodePercent } from "../../foundation/ports/queryString.ts"

/** Raw texts of the review form. `stars` is empty until chosen. */
export interface ReviewTexts {
  readonly stars: string
  readonly title: string
  readonly text: string
  readonly author: string
}

/** Validates a review and returns an error per invalid field, in form order. Whitespace alone counts as empty. */
export const validateReview = ({ author, stars, text, title }: ReviewTexts): Partial<ReviewTexts> => ({
  ...(!/^[1-5]$/.test(stars) && { stars: "Choose from one to five stars." }),
  ...(title.trim() === "" && { title: "Enter a title." }),
  ...(text.trim().length < MIN_REVIEW_LENGTH && { text: `Write at least ${MIN_REVIEW_LENGTH} characters.` }),
  ...(author.trim() === "" && { author: "Enter a name." })
})

/** Returns the URL of the review form of a product (NAV-101). */
export const reviewHref = (skuBaseNumber: string): string => `/ReviewSubmission?pr_page_id=${encodePercent(skuBaseNumber)}`

/** Maximum number of characters per field. */
export const REVIEW_LIMITS = { title: 100, text: 4000, author: 60, car: 80 } as const
/** Shorter reviews do not help other shoppers. */
export const MIN_REVIEW_LENGTH = 20

/** Path that receives the form, in form encoding, so that it works without JavaScript. */
export const REVIEW_PATH = "/api/products/reviews/submit"

const outcomes = ["stored", "invalid", "wait"] as const
/** Result of a review: stored, rejected because a field is invalid, or rejected because this visitor sent too many. */
export type ReviewOutcome = (typeof outcomes)[number]

/** Returns the URL of the form with the result of the review. */
export const getReviewResultHref = (skuBaseNumber: string, outcome: ReviewOutcome): string =>
  `${reviewHref(skuBaseNumber)}&review=${encodePercent(outcome)}`

/** Parses the form's URL parameter `review`. Returns null without a valid result. */
export const parseReviewOutcome = (text: string | null): ReviewOutcome | null => outcomes.find((outcome) => outcome === text) ?? null
