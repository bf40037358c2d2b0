import type { ReactNode } from "react"

export interface EmptyStateProps {
  readonly title: string
  /** Actions that resolve the empty state. */
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Replaces a list without content. */
export const EmptyState = ({ title, children, actions }: EmptyStateProps) => (
  <section className="empty">
    <h2>{title}</h2>
    <p>{children}</p>
    {actions !== undefined && <div className="acts">{actions}</div>}
  </section>
)
