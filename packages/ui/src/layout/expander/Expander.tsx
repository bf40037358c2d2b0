import type { ReactNode } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"

export interface ExpanderProps {
  readonly title: string
  /** Whether the content is shown at first; the shopper then opens and closes it. */
  readonly open?: boolean
  readonly children: ReactNode
}

/**
 * Renders a heading that shows and hides its content. It uses the native element, which works without scripts and which the browser's page
 * search opens.
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
