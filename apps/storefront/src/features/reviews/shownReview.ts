import type { Review } from "@camber/domain/catalog"
import { formatShortDate } from "../../foundation/page/format.ts"

/** Returns a review in the form that the list renders. */
export const shownReview = (review: Review) => ({ ...review, date: formatShortDate(review.writtenOn) })
