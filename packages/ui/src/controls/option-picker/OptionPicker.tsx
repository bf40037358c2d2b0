import { useId, useRef, useState } from "react"
import { HiddenFields } from "../hidden-fields/HiddenFields.tsx"
import { SelectBox } from "../select-field/SelectField.tsx"
import { useKeyedChoice } from "../select-field/useKeyedChoice.ts"
import type { OptionPickerValue, ProductOption } from "./option.ts"
import { OptionError, OptionRadios } from "./OptionRadios.tsx"

const worded = ({ label, difference = "", fits, unpurchasable, disabled }: OptionPickerValue): string =>
  [label, difference, fits ? "(fits your vehicle)" : "", unpurchasable || disabled ? "(not available)" : ""]
    .filter((text) => text !== "")
    .join(" ")

/** Ignores options that the user passes over with the keyboard, until one is selected. */
const ignore = () => undefined

/**
 * Renders many values as a select in a GET form. A selection is submitted immediately, but not while the user passes over options with the
 * keyboard. Without scripts, there is a button. The field shows the submitted value until the response arrives.
 */
const OptionDropdown = ({ name, values, field, action, fields = [], onChoose, error, isErrorSilent }: ProductOption) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const chosen = values.find(({ selected }) => selected)?.value ?? ""
  const [sent, setSent] = useState({ over: chosen, value: chosen })
  const send = (value: string) => {
    setSent({ over: chosen, value })
    if (onChoose === undefined) form.current?.requestSubmit()
    else onChoose(value)
  }
  const choice = useKeyedChoice(sent.over === chosen ? sent.value : chosen, { onChoose: send, onConsider: ignore })
  return (
    <form ref={form} className="field" action={action} method="get">
      <HiddenFields fields={fields} />
      <label htmlFor={id}>{name}</label>
      <div className="option__go">
        <SelectBox
          id={id}
          name={field}
          {...choice}
          options={[
            ...(chosen === "" ? [{ value: "", label: "Select...", disabled: true }] : []),
            ...values.map((option) => ({ value: option.value, label: worded(option), disabled: option.disabled }))
          ]}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <button type="submit" className="btn btn--quiet">
          Go
        </button>
      </div>
      <OptionError id={`${id}-error`} error={error} isSilent={isErrorSilent} />
    </form>
  )
}

export interface OptionPickerProps extends ProductOption {
  /** Maximum number of values that are rendered as buttons. Default 5; 4 in drawers. */
  readonly buttonLimit?: number
}

/**
 * Renders one option of a product: few values as radio buttons, values with URLs as links, otherwise a dropdown. The selected value
 * appears beside the name.
 */
export const OptionPicker = ({ buttonLimit = 5, ...option }: OptionPickerProps) => {
  const asButtons = option.values.length <= buttonLimit || option.values.some(({ href }) => href !== undefined)
  return asButtons ? <OptionRadios {...option} /> : <OptionDropdown {...option} />
}
