import type { Review } from "@camber/domain/catalogue"

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })

/** A date of the services, '2026-03-02', as it is read. */
export const shownDate = (isoDate: string): string => date.format(new Date(isoDate))

/** A review as the list draws it. */
export const shownReview = (review: Review) => ({ ...review, date: shownDate(review.writtenOn) })
