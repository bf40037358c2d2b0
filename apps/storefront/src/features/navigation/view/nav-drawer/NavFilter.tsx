import { VisuallyHidden } from "@camber/ui"

export interface NavFilterProps {
  /** Accessible label: 'Filter Makes'. */
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** Called on Enter. */
  readonly onEnter: () => void
  /** Live text for screen readers: '3 of 36'. */
  readonly result: string
}

/** A field that filters a long list (NAV-26). */
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
