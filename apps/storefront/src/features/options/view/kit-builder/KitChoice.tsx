import { type ReactNode, useId } from "react"
import { OptionError } from "@camber/ui"
import { KitPart, type KitPartProps } from "./KitPart.tsx"

export interface KitAlternative extends Omit<KitPartProps, "children" | "href"> {
  readonly value: string
  readonly selected: boolean
  /** It cannot be bought now. */
  readonly disabled?: boolean | undefined
}

export interface KitChoiceProps {
  /** What is chosen: 'Choose one'. */
  readonly label: string
  readonly alternatives: readonly KitAlternative[]
  readonly onChoose: (value: string) => void
  /** 'Select one' while it is asked for. */
  readonly error?: string | undefined
  /** Whether the error is not read out: of several that appear together, only the first is. */
  readonly isErrorSilent?: boolean | undefined
  /** The options of the chosen one. */
  readonly children?: ReactNode
}

/** Parts of a kit of which one is taken. */
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
