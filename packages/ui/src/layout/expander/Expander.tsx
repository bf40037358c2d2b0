import type { ReactNode } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"

export interface ExpanderProps {
  readonly title: string
  /** As the page comes; afterwards it is the shopper's. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** A heading that shows and hides what is under it. The browser's own: it works without scripts, and search in the page opens it. */
export const Expander = ({ title, open = false, children }: ExpanderProps) => (
  <details className="expander" open={open}>
    <summary>
      {title}
      <Icon name="chevron-down" size={16} />
    </summary>
    <div className="expander__b">{children}</div>
  </details>
)
