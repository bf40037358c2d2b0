import type { Review } from "@camber/domain/catalogue"

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })

/** A date of the services, '2026-03-02', as it is read. */
export const shownDate = (isoDate: string): string => date.format(new Date(isoDate))

/** A review as the list draws it. */
export const shownReview = (review: Review) => ({
  id: String(review.reviewId),
  title: review.title,
  rating: review.stars,
  author: review.author,
  date: shownDate(review.writtenOn),
  vehicle: review.verifiedVehicle ?? undefined,
  text: review.text,
  answer: review.staffAnswer ?? undefined
})
