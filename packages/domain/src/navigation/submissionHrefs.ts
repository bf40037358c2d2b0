import { percentEncoded } from "../ports/percentEncoding.ts"

/** Where a review of a product is written (NAV-101). */
export const reviewHref = (skuBaseNumber: string): string => `/ReviewSubmission?pr_page_id=${percentEncoded(skuBaseNumber)}`

/** Where a question about a product is asked (NAV-119). */
export const questionHref = (skuBaseNumber: string): string => `/QuestionSubmission?pr_page_id=${percentEncoded(skuBaseNumber)}`
