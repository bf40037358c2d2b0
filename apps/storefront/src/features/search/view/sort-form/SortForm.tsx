import { type ChangeEvent, useEffect, useId, useRef } from "react"
import { type HiddenField, HiddenFields, SelectBox, type SelectOption } from "@camber/ui"

export interface SortFormProps {
  /** Path of the list. */
  readonly action: string
  readonly value: string
  readonly options: readonly SelectOption[]
  /** The list's other parameters; omit the page number. */
  readonly fields?: readonly HiddenField[]
  /** With scripts: called with the choice in place of the page load. */
  readonly onSort?: ((value: string) => void) | undefined
}

/**
 * Renders a GET form with one field named `sort`. A choice is submitted immediately; without scripts there is a button. The choice remains
 * while the list loads, and the field stays the same element, so that it keeps the focus.
 */
export const SortForm = ({ action, value, options, fields = [], onSort }: SortFormProps) => {
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    onSort === undefined ? currentTarget.form?.requestSubmit() : onSort(currentTarget.value)
  return (
    <form className="sort" action={action} method="get">
      <HiddenFields fields={fields} />
      <label className="mute" htmlFor={id}>
        Sort
      </label>
      <SelectBox ref={field} id={id} name="sort" defaultValue={value} options={options} onChange={choose} />
      <button type="submit" className="btn btn--quiet btn--s">
        Go
      </button>
    </form>
  )
}
