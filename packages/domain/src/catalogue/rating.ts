/** A rating from 0 to 5; anything else counts as 0 (CTRL-20). */
export const validRating = (rating: number): number => (rating >= 0 && rating <= 5 ? rating : 0)

/** To the nearest half star (CTRL-21). */
export const halfStars = (rating: number): number => Math.round(validRating(rating) * 2) / 2

/** The five stars to draw, from the left. */
export const stars = (rating: number): ReadonlyArray<"full" | "half" | "empty"> => {
  const halves = halfStars(rating) * 2
  return [1, 2, 3, 4, 5].map((star) => (halves >= star * 2 ? "full" : halves === star * 2 - 1 ? "half" : "empty"))
}
