import { VisuallyHidden } from "@camber/ui"
import { type ReactNode, useId } from "react"

/** The paints as they are offered; the first is none. Their colors are in the picker's styles. */
const paints = [
  ["", "No paint"],
  ["white", "White"],
  ["silver", "Silver"],
  ["gray", "Gray"],
  ["black", "Black"],
  ["red", "Red"],
  ["maroon", "Maroon"],
  ["orange", "Orange"],
  ["yellow", "Yellow"],
  ["tan", "Tan"],
  ["green", "Green"],
  ["teal", "Teal"],
  ["blue", "Blue"],
  ["navy", "Navy"],
  ["bronze", "Bronze"],
  ["purple", "Purple"]
] as const

/** A paint by its name; the empty text is none. */
export type PaintName = (typeof paints)[number][0]

export interface PaintPickerProps {
  /** Whose paint it is: '1969 Chevrolet Camaro'. */
  readonly name: string
  readonly paint: Exclude<PaintName, ""> | null
  /** Hears of each choice; without, the form around it sends `paint`. */
  readonly onPick?: (paint: Exclude<PaintName, ""> | null) => void
  /** The button of the form around it. */
  readonly action?: ReactNode
}

/** The paint that a car is drawn in, one of a palette; folded away until it is wanted. */
export const PaintPicker = ({ action, name, onPick, paint }: PaintPickerProps) => {
  const group = useId()
  const label = paints.find(([value]) => value === (paint ?? ""))?.[1]
  return (
    <details className="paint">
      <summary>
        <span className="paint__dot" data-paint={paint ?? "none"} />
        Paint: {label}
        <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
      </summary>
      <fieldset>
        <VisuallyHidden>
          <legend>{`Paint of ${name}`}</legend>
        </VisuallyHidden>
        <div className="paint__all">
          {paints.map(([value, text]) => (
            <label key={value} title={text}>
              <input
                type="radio"
                name={onPick === undefined ? "paint" : group}
                value={value}
                {...(onPick === undefined
                  ? { defaultChecked: value === (paint ?? "") }
                  : { checked: value === (paint ?? ""), onChange: () => onPick(value === "" ? null : value) })}
              />
              <span className="paint__dot" data-paint={value || "none"} />
              <VisuallyHidden>{text}</VisuallyHidden>
            </label>
          ))}
        </div>
        {action}
      </fieldset>
    </details>
  )
}
