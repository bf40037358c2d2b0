import { Icon, Link, type LinkItem, VisuallyHidden, IconButton, Badge } from "@camber/ui"
import type { ReactNode, Ref } from "react"

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

interface FacetPanelProps {
  /** The id that `FilterButton` opens. */
  readonly id: string
  /** Text of the button that closes the facets where they overlay the results: 'Show 51 items'. */
  readonly done: string
  readonly ref?: Ref<HTMLElement>
  /** `FacetGroup`s. */
  readonly children: ReactNode
}

/** Renders the facets: beside the results from 1024 px, below that as a popover that the browser opens itself. */
export const FacetPanel = ({ id, ref, done, children }: FacetPanelProps) => (
  <aside ref={ref} id={id} className="facets" popover="auto" tabIndex={-1} aria-label="Filters">
    <div className="facets__h">
      <h2 tabIndex={-1}>Filters</h2>
      <IconButton icon="x" label="Close" popoverTarget={id} popoverTargetAction="hide" />
    </div>
    {children}
    <div className="facets__f">
      <button type="button" className="btn btn--primary btn--block" popoverTarget={id} popoverTargetAction="hide">
        {done}
      </button>
    </div>
  </aside>
)

interface FilterButtonProps {
  /** Id of the `FacetPanel`. */
  readonly opens: string
  /** Number of applied filters; 0 hides the count. */
  readonly count: number
}

/** Opens the facets where they are not beside the results (below 1024 px). */
export const FilterButton = ({ opens, count }: FilterButtonProps) => (
  <button type="button" className="btn btn--quiet filterbtn" popoverTarget={opens}>
    <Icon name="sliders-horizontal" />
    Filter {count > 0 && <Badge tone="ink">{count}</Badge>}
  </button>
)
