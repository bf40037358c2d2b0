import { type FormEvent, useId } from "react"
import { type HiddenField, HiddenFields } from "../hidden-fields/HiddenFields.tsx"
import { Icon } from "../icon/Icon.tsx"
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx"

export interface SearchFormProps {
  /** Default '/search'. */
  readonly action?: string
  /** The term that the page already answers. */
  readonly query?: string | undefined
  readonly fields?: readonly HiddenField[]
  /** Where scripts run: gets the term in place of the page load. */
  readonly onSearch?: ((query: string) => void) | undefined
}

/** A GET form with one field named `query`: it searches without scripts too. */
export const SearchForm = ({ action = "/search", query = "", fields = [], onSearch }: SearchFormProps) => {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return
    event.preventDefault()
    const term = new FormData(event.currentTarget).get("query")
    onSearch(typeof term === "string" ? term : "")
  }
  return (
    <search className="searchform">
      <form action={action} method="get" onSubmit={submit}>
        <HiddenFields fields={fields} />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
        <label htmlFor={id}>
          <VisuallyHidden>Search</VisuallyHidden>
        </label>
        <input
          id={id}
          key={query}
          type="search"
          name="query"
          defaultValue={query}
          placeholder="Search by vehicle, category, part number..."
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
