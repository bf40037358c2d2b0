import { Button } from "@camber/ui"

export interface FilterFormProps {
  /** Label: 'Filter brands'. */
  readonly label: string
  /** Initial filter text. */
  readonly value: string
  /** Called on every change. Without scripts the form loads the page with `?filter=`. */
  readonly onFilter: (text: string) => void
}

/** A text field that filters the list below it. */
export const FilterForm = ({ label, value, onFilter }: FilterFormProps) => (
  <search className="narrow">
    <form method="get">
      <input
        aria-label={label}
        className="input"
        type="search"
        name="filter"
        placeholder={label}
        autoComplete="off"
        defaultValue={value}
        onInput={({ currentTarget }) => onFilter(currentTarget.value)}
      />
      <Button type="submit">Filter</Button>
    </form>
  </search>
)
