import { Button } from "@camber/ui"

export interface FilterFormProps {
  /** What is filtered: 'Filter brands'. */
  readonly label: string
  /** What the page shows already. */
  readonly value: string
  /** Hears of every change where scripts run; without them the form loads the page with `?filter=`. */
  readonly onFilter: (text: string) => void
}

/** A box that narrows the list below it. */
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
