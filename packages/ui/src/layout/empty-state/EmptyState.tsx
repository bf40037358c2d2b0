import type { ReactNode } from "react"

export interface EmptyStateProps {
  readonly title: string
  /** Actions that add the missing content. */
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Renders a message in place of a list that has no content. */
export const EmptyState = ({ title, children, actions }: EmptyStateProps) => (
  <section className="empty">
    <h2>{title}</h2>
    <p>{children}</p>
    {actions !== undefined && <div className="acts">{actions}</div>}
  </section>
)
