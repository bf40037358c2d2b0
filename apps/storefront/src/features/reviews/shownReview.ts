import type { Review } from "@camber/domain/catalog"
import { formatShortDate } from "../../foundation/page/format.ts"

/** A review as the list draws it. */
export const shownReview = (review: Review) => ({ ...review, date: formatShortDate(review.writtenOn) })
