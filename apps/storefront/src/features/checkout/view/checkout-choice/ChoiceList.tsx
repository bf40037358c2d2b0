import { useId } from "react"

export interface Choice {
  readonly value: string
  readonly label: string
  readonly note?: string | undefined
  /** Formatted. */
  readonly price?: string | undefined
}

export interface ChoiceListProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  /** Field name in a form; absent if no form submits it. */
  readonly name?: string
  readonly onChoose?: (value: string) => void
}

/** A few options, each with its price. */
export const ChoiceList = ({ label, choices, value, name, onChoose }: ChoiceListProps) => {
  const own = useId()
  return (
    <fieldset className="choices" role="radiogroup">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name ?? own}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose?.(choice.value)}
          />
          <span>
            <b>{choice.label}</b>
            {choice.note !== undefined && <small>{choice.note}</small>}
          </span>
          {choice.price !== undefined && <span className="choices__price">{choice.price}</span>}
        </label>
      ))}
    </fieldset>
  )
}
