import { type ReactNode, useId } from "react"
import { OptionError } from "@camber/ui"
import { KitPart, type KitPartProps } from "./KitBuilder.tsx"

export interface KitAlternative extends Omit<KitPartProps, "children" | "href"> {
  readonly value: string
  readonly selected: boolean
  /** Whether the alternative is unavailable. */
  readonly disabled?: boolean | undefined
}

export interface KitChoiceProps {
  /** Label of the selection: 'Choose one'. */
  readonly label: string
  readonly alternatives: readonly KitAlternative[]
  readonly onChoose: (value: string) => void
  /** Error while the selection is open: 'Select one'. */
  readonly error?: string | undefined
  /** Suppresses the announcement of the error: of several simultaneous errors, only the first is announced. */
  readonly isErrorSilent?: boolean | undefined
  /** Options of the selected alternative. */
  readonly children?: ReactNode
}

/** A radio group of alternative kit parts. */
export const KitChoice = ({ label, alternatives, onChoose, error, isErrorSilent, children }: KitChoiceProps) => {
  const id = useId()
  return (
    <fieldset className="kitchoice" role="radiogroup" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{label}</legend>
      {alternatives.map(({ value, selected, disabled, ...part }) => (
        <label key={value} className="kitchoice__one">
          <input type="radio" name={id} value={value} checked={selected} disabled={disabled} onChange={() => onChoose(value)} />
          <KitPart {...part} />
        </label>
      ))}
      <OptionError id={`${id}-error`} error={error} isSilent={isErrorSilent} />
      {children}
    </fieldset>
  )
}
