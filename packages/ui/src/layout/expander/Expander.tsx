import type { ReactNode } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"

export interface ExpanderProps {
  readonly title: string
  /** The initial state; the shopper controls the later ones. */
  readonly open?: boolean
  readonly children: ReactNode
}

/**
 * Renders a heading that shows and hides its content. A native element: it works without scripts, and the browser's page search opens it.
 */
export const Expander = ({ title, open = false, children }: ExpanderProps) => (
  <details className="expander" open={open}>
    <summary>
      {title}
      <Icon name="chevron-down" size={16} />
    </summary>
    <div className="expander__b">{children}</div>
  </details>
)
