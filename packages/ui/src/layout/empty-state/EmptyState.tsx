import type { ReactNode } from "react"

export interface EmptyStateProps {
  readonly title: string
  /** What can be done about it. */
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** In place of a list that has nothing to show. */
export const EmptyState = ({ title, children, actions }: EmptyStateProps) => (
  <section className="empty">
    <h2>{title}</h2>
    <p>{children}</p>
    {actions !== undefined && <div className="acts">{actions}</div>}
  </section>
)
