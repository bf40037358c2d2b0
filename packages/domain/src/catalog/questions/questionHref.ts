import { encodePercent } from "../../foundation/ports/queryString.ts"

/** Returns the URL of the question form of a product (NAV-119). */
export const questionHref = (skuBaseNumber: string): string => `/QuestionSubmission?pr_page_id=${encodePercent(skuBaseNumber)}`
