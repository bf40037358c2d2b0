import { MIN_REVIEW_LENGTH } from "./reviewForm.ts"

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
