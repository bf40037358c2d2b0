import { MIN_REVIEW_LENGTH } from "./reviewForm.ts"

/** The review form as it was filled in; `stars` is empty while none are chosen. */
export interface ReviewTexts {
  readonly stars: string
  readonly title: string
  readonly text: string
  readonly author: string
}

/** What is wrong with each field of a review, in the order of the form; empty where it can be sent. Space alone is no text. */
export const validateReview = ({ author, stars, text, title }: ReviewTexts): Partial<ReviewTexts> => ({
  ...(!/^[1-5]$/.test(stars) && { stars: "Choose from one to five stars." }),
  ...(title.trim() === "" && { title: "Enter a title." }),
  ...(text.trim().length < MIN_REVIEW_LENGTH && { text: `Write at least ${MIN_REVIEW_LENGTH} characters.` }),
  ...(author.trim() === "" && { author: "Enter a name." })
})
