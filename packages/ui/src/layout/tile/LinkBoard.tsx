import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link, type LinkItem } from "../../foundation/link/Link.tsx"

export interface BoardRow extends LinkItem {
  /** Formatted count. */
  readonly count?: string | undefined
}

/** Names with their counts in columns: what has no picture of its own. */
export const LinkBoard = ({ rows }: { readonly rows: readonly BoardRow[] }) => (
  <ul className="board">
    {rows.map(({ label, href, count }) => (
      <li key={href}>
        <Link href={href}>
          {label}
          <span className="num">{count}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      </li>
    ))}
  </ul>
)
