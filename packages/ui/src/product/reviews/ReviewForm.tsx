import type { ReviewTexts } from "@camber/domain/reviews"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../controls/button/Button.tsx"
import { useCheckedForm } from "../../controls/form/useCheckedForm.ts"
import { RatingInput } from "../../controls/rating-input/RatingInput.tsx"
import { TextArea } from "../../controls/text-area/TextArea.tsx"
import { TextField } from "../../controls/text-field/TextField.tsx"
import { FitChoice } from "./FitChoice.tsx"

export interface ReviewFormProps {
  /** Where the browser sends it, with fields skuBaseNumber, stars, title, text, car, fitted and author: it works without scripts. */
  readonly action: string
  readonly skuBaseNumber: string
  /** Characters of each field at most. */
  readonly limits: { readonly title: number; readonly text: number; readonly car: number; readonly author: number }
  /** The shopper's car, which is filled in until another is written; empty where none is known. */
  readonly car: string
  /** The shopper's first name, which is filled in until another is written; empty if it is not known. */
  readonly author?: string
  /** What is wrong with each field, in the order of the form. While anything is, nothing is sent. */
  readonly errorsOf: (texts: ReviewTexts) => Partial<ReviewTexts>
}

const names: readonly (keyof ReviewTexts)[] = ["stars", "title", "text", "author"]

/** A review of a product. Its fields say what is wrong with them; without scripts the browser checks that nothing is missing. */
export const ReviewForm = ({ action, author = "", car, errorsOf, limits, skuBaseNumber }: ReviewFormProps) => {
  const { check, errors, form } = useCheckedForm(names, errorsOf)
  const [stars, setStars] = useState<number | null>(null)
  const [text, setText] = useState("")
  const carField = useSuggested(car.slice(0, limits.car))
  const authorField = useSuggested(author.slice(0, limits.author))
  return (
    <form {...form} className="review-form" method="post" action={action} aria-label="Write a review" onSubmit={check}>
      <input type="hidden" name="skuBaseNumber" value={skuBaseNumber} />
      <RatingInput label="Overall rating" name="stars" value={stars} onRate={setStars} error={errors.stars} />
      <TextField label="Title" name="title" required maxLength={limits.title} error={errors.title} />
      <TextArea label="Your review" name="text" required rows={8} limit={limits.text} value={text} onText={setText} error={errors.text} />
      <TextField ref={carField} label="Your car (optional)" name="car" maxLength={limits.car} />
      <FitChoice name="fitted" />
      <TextField
        ref={authorField}
        label="Name to show"
        name="author"
        autoComplete="nickname"
        required
        maxLength={limits.author}
        error={errors.author}
      />
      <Button type="submit" variant="primary">
        Send Review
      </Button>
    </form>
  )
}

/** A field that has the suggestion for as long as nobody wrote something else, also before the page came alive. */
const useSuggested = (suggestion: string) => {
  const field = useRef<HTMLInputElement>(null)
  const last = useRef("")
  useEffect(() => {
    if (field.current?.value !== last.current) return
    field.current.value = suggestion
    last.current = suggestion
  }, [suggestion])
  return field
}
