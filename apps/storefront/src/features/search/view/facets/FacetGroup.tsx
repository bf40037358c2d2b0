import { Icon, Link, type LinkItem, VisuallyHidden } from "@camber/ui"

export interface FacetValue extends LinkItem {
  /** Formatted number of products. */
  readonly count: string
  readonly selected?: boolean | undefined
  /** Whether the value would leave no results: shown without a link. */
  readonly disabled?: boolean | undefined
}

export interface FacetGroupProps {
  readonly title: string
  /** A value's `href` is the list with that value toggled: added, or removed if it is `selected`. */
  readonly values: readonly FacetValue[]
  readonly open?: boolean
  /** Values shown before 'Show all'. Default 6. */
  readonly limit?: number
}

const Value = ({ label, href, count, selected, disabled }: FacetValue) => {
  const face = (
    <>
      {label}
      <span className="num">
        {count}
        <VisuallyHidden>
          {count === "1" ? " item" : " items"}
          {selected && ", selected"}
        </VisuallyHidden>
      </span>
    </>
  )
  return disabled ? (
    <span className="check" aria-disabled="true">
      {face}
    </span>
  ) : (
    <Link className="check" href={href} rel="nofollow" aria-current={selected ? "true" : undefined}>
      {face}
    </Link>
  )
}

const Values = ({ values }: Pick<FacetGroupProps, "values">) => (
  <ul>
    {values.map((value) => (
      <li key={value.label}>
        <Value {...value} />
      </li>
    ))}
  </ul>
)

/**
 * Renders one facet. Its values are links that look like check boxes, so that filtering works without scripts; a selected value is always
 * in view.
 */
export const FacetGroup = ({ title, values, open = true, limit = 6 }: FacetGroupProps) => {
  const shown = values.filter((value, index) => index < limit || value.selected)
  const rest = values.filter((value) => !shown.includes(value))
  return (
    <details className="facet" open={open}>
      <summary>
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <Values values={shown} />
      {rest.length > 0 && (
        <details className="facet__more">
          <summary>Show all ({values.length})</summary>
          <Values values={rest} />
        </details>
      )}
    </details>
  )
}
