import { Icon, Link, type LinkItem } from "@camber/ui"

export interface AppliedFiltersProps {
  /** Each filter's `href` is the list without that filter. */
  readonly filters: readonly LinkItem[]
  readonly clearHref: string
}

/** Renders the applied filters; a click removes one. Renders nothing without any. */
export const AppliedFilters = ({ filters, clearHref }: AppliedFiltersProps) =>
  filters.length === 0 ? null : (
    <ul className="applied" aria-label="Applied filters">
      {filters.map(({ label, href }) => (
        <li key={href}>
          <Link className="chip chip--x" href={href} rel="nofollow" aria-label={`Remove filter ${label}`}>
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="link" href={clearHref}>
          Clear all
        </Link>
      </li>
    </ul>
  )
