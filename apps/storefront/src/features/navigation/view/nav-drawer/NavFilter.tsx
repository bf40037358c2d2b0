import { VisuallyHidden } from "@camber/ui"

export interface NavFilterProps {
  /** What is filtered, for assistive technology: 'Filter Makes'. */
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** Enter. */
  readonly onEnter: () => void
  /** Read out when it changes: '3 of 36'. */
  readonly result: string
}

/** The field above a long list that narrows it (NAV-26). */
export const NavFilter = ({ label, onChange, onEnter, result, text }: NavFilterProps) => (
  <search className="navfilter">
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder="Filter"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <VisuallyHidden>
        <output>{result}</output>
      </VisuallyHidden>
    </form>
  </search>
)
