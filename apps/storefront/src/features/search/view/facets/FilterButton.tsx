import { Badge, Icon } from "@camber/ui"

export interface FilterButtonProps {
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
