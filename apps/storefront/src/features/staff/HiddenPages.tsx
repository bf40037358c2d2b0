import { CheckBox } from "@camber/ui"
import { hidablePages } from "./hidablePages.ts"

interface HiddenPagesProps {
  /** Paths of the hidden pages. */
  readonly hidden: ReadonlyArray<string>
  readonly onChange: (hidden: ReadonlyArray<string>) => void
}

/** Selects the standard pages that menus, header and footer link to. */
export const HiddenPages = ({ hidden, onChange }: HiddenPagesProps) => {
  const shown = hidablePages.filter(({ href }) => !hidden.includes(href))
  return (
    <details className="staff__pages">
      <summary>
        Standard pages in menus and footer: {shown.length} of {hidablePages.length}
      </summary>
      <fieldset className="staff__numbers">
        <legend className="mute">Pages without a check mark keep their address, but no menu links to them.</legend>
        {hidablePages.map(({ href, label }) => (
          <CheckBox
            key={href}
            label={label}
            checked={!hidden.includes(href)}
            onCheck={(isChecked) => onChange(isChecked ? hidden.filter((path) => path !== href) : [...hidden, href])}
          />
        ))}
      </fieldset>
    </details>
  )
}
