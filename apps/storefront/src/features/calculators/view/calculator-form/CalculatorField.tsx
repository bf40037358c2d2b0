import type { ReadInput } from "@camber/domain/calculators"
import { classNames, FieldError, SelectBox } from "@camber/ui"
import { useId } from "react"

/** One input with its unit, note and error. A choice is a select. */
export const CalculatorField = ({ error, input, isFromCar, name, text }: ReadInput) => {
  const id = useId()
  const [unitId, noteId, errorId] = [`${id}-unit`, `${id}-note`, `${id}-error`]
  const { choices, label, note, unit } = input
  const hint = [note, isFromCar ? "From your car." : undefined].filter((part) => part !== undefined).join(" ")
  const described = classNames(unit !== "" && unitId, hint !== "" && noteId, errorId)
  return (
    <div className={classNames("field", error !== null && "field--error")}>
      <label htmlFor={id}>{label}</label>
      {choices === undefined ? (
        <span className="calcin__unit">
          <input
            id={id}
            name={name}
            className="input"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={text}
            aria-invalid={error !== null}
            aria-describedby={described}
          />
          {unit !== "" && <span id={unitId}>{unit}</span>}
        </span>
      ) : (
        <SelectBox
          id={id}
          name={name}
          options={choices.map((choice, index) => ({ value: String(index), label: choice }))}
          defaultValue={text}
          aria-invalid={error !== null}
          aria-describedby={described}
        />
      )}
      {hint !== "" && (
        <p id={noteId} className="calcin__note">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error ?? undefined} />
    </div>
  )
}
