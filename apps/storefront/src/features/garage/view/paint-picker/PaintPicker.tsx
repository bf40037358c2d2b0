import { VisuallyHidden } from "@camber/ui"
import { type ReactNode, useId } from "react"

/** Paints in display order; the first entry means no paint. The picker's styles define their colors. */
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

/** Name of a paint; an empty text means no paint. */
export type PaintName = (typeof paints)[number][0]

export interface PaintPickerProps {
  /** Name of the car: '1969 Chevrolet Camaro'. */
  readonly name: string
  readonly paint: Exclude<PaintName, ""> | null
  /** Receives each choice; if absent, the surrounding form submits `paint`. */
  readonly onPick?: (paint: Exclude<PaintName, ""> | null) => void
  /** Submit button of the surrounding form. */
  readonly action?: ReactNode
}

/** Paint of the rendered car, from a palette; folded by default. */
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
