import { encodePercent } from "../../foundation/ports/queryString.ts"

/** Returns the URL of the review form of a product (NAV-101). */
export const reviewHref = (skuBaseNumber: string): string => `/ReviewSubmission?pr_page_id=${encodePercent(skuBaseNumber)}`
