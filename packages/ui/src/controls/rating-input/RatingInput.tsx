import { useId } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface RatingInputProps {
  /** The subject of the rating: 'Overall rating'. */
  readonly label: string
  /** Name of the field, if a form submits it. */
  readonly name?: string
  /** 1 to 5 whole stars; null if none are selected. */
  readonly value: number | null
  readonly onRate: (stars: number) => void
  readonly disabled?: boolean
  /** Error for a missing rating. */
  readonly error?: string | undefined
}

const choices = [1, 2, 3, 4, 5] as const
const star = "M8 1l2.1 4.6 5 .6-3.7 3.4 1 5L8 12.1l-4.4 2.5 1-5L.9 6.2l5-.6z"

/** Renders five radio buttons as stars: arrow keys move between them, and each is labeled with its number of stars. */
export const RatingInput = ({ label, name, value, onRate, disabled = false, error }: RatingInputProps) => {
  const id = useId()
  return (
    <fieldset className="rate" role="radiogroup" disabled={disabled} aria-describedby={error === undefined ? undefined : id}>
      <legend>{label}</legend>
      <div className="rate__stars">
        {choices.map((stars) => (
          <label key={stars} className="rate__star" data-on={value !== null && stars <= value}>
            <input type="radio" name={name ?? `${id}-stars`} value={stars} checked={stars === value} onChange={() => onRate(stars)} />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={star} />
            </svg>
            <VisuallyHidden>{stars === 1 ? "1 star" : `${stars} stars`}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={id} className="error" role="alert">
          <Icon name="circle-x" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
