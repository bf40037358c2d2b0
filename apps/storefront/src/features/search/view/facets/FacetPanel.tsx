import type { ReactNode, Ref } from "react"
import { IconButton } from "@camber/ui"

export interface FacetPanelProps {
  /** What a `FilterButton` opens. */
  readonly id: string
  /** What closes it over the results, where it lies over them: 'Show 51 items'. */
  readonly done: string
  readonly ref?: Ref<HTMLElement>
  /** `FacetGroup`s. */
  readonly children: ReactNode
}

/** The facets: beside the results from 1024 px, below that a popover that the browser opens by itself. */
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
