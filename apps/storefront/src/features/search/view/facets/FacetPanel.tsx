import type { ReactNode, Ref } from "react"
import { IconButton } from "@camber/ui"

export interface FacetPanelProps {
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
