import { type ChangeEvent, useId } from "react"
import { HiddenFields } from "../hidden-fields/HiddenFields.tsx"
import { SelectBox } from "../select-field/SelectBox.tsx"
import type { OptionValue, ProductOption } from "./option.ts"
import { OptionError } from "./OptionError.tsx"

const worded = ({ label, fits, unpurchasable, disabled }: OptionValue): string =>
  [label, fits ? "(fits your vehicle)" : "", unpurchasable || disabled ? "(not available)" : ""].filter((text) => text !== "").join(" ")

/** Many values: a select in a GET form. A choice is sent at once; without scripts there is a button. */
export const OptionDropdown = ({ name, values, field, action, fields = [], onChoose, error }: ProductOption) => {
  const id = useId()
  const chosen = values.find(({ selected }) => selected)?.value ?? ""
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    onChoose === undefined ? currentTarget.form?.requestSubmit() : onChoose(currentTarget.value)
  return (
    <form className="field" action={action} method="get">
      <HiddenFields fields={fields} />
      <label htmlFor={id}>{name}</label>
      <div className="option__go">
        <SelectBox
          id={id}
          key={chosen}
          name={field}
          defaultValue={chosen}
          options={[
            ...(chosen === "" ? [{ value: "", label: "Select...", disabled: true }] : []),
            ...values.map((option) => ({ value: option.value, label: worded(option), disabled: option.disabled }))
          ]}
          onChange={choose}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <button type="submit" className="btn btn--quiet">
          Go
        </button>
      </div>
      <OptionError id={`${id}-error`} error={error} />
    </form>
  )
}
