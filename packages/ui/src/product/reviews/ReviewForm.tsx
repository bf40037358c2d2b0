import type { ReviewTexts } from "@camber/domain/reviews"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../controls/button/Button.tsx"
import { useCheckedForm } from "../../controls/form/useCheckedForm.ts"
import { RatingInput } from "../../controls/rating-input/RatingInput.tsx"
import { TextArea } from "../../controls/text-area/TextArea.tsx"
import { TextField } from "../../controls/text-field/TextField.tsx"
import type { ReviewerFit } from "@camber/domain/catalog"

const choices: ReadonlyArray<readonly [ReviewerFit | "", string]> = [
  ["yes", "Yes"],
  ["changes", "With changes"],
  ["no", "No"],
  ["", "Rather not say"]
]

/** Renders the question whether the part fit. The answer is optional and can be cleared. */
const FitChoice = ({ name }: { readonly name: string }) => (
  <fieldset className="fit-choice" role="radiogroup">
    <legend>Did it fit? (optional)</legend>
    <div>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === ""} />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
)

export interface ReviewFormProps {
  /**
   * URL that the browser submits the form to, with the fields skuBaseNumber, stars, title, text, car, fitted and author, so that the form
   * works without scripts.
   */
  readonly action: string
  readonly skuBaseNumber: string
  /** Maximum number of characters in each field. */
  readonly limits: { readonly title: number; readonly text: number; readonly car: number; readonly author: number }
  /** The shopper's car, which is the field's text until the shopper changes it; empty if unknown. */
  readonly car: string
  /** The shopper's first name, which is the field's text until the shopper changes it; empty if unknown. */
  readonly author?: string
  /** Returns the error of each field, in the order of the form. While there are errors, the form is not submitted. */
  readonly errorsOf: (texts: ReviewTexts) => Partial<ReviewTexts>
}

const names: readonly (keyof ReviewTexts)[] = ["stars", "title", "text", "author"]

/** Renders the review form of a product. Each field shows its error. Without scripts the browser checks that required fields are filled. */
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

/** Returns the props of a field that contains the suggestion until the visitor changes it, even before hydration. */
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
