import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link, type LinkItem } from "../../foundation/link/Link.tsx"

export interface BoardRow extends LinkItem {
  /** Formatted count. */
  readonly count?: string | undefined
  /** A small picture in front, such as a brand's mark. */
  readonly imageUrl?: string | undefined
}

/** Names with their counts in columns. */
export const LinkBoard = ({ rows }: { readonly rows: readonly BoardRow[] }) => (
  <ul className="board">
    {rows.map(({ label, href, count, imageUrl }) => (
      <li key={href}>
        <Link href={href}>
          {imageUrl === undefined ? (
            label
          ) : (
            <span className="board__mark">
              <img src={imageUrl} alt="" width={32} height={32} loading="lazy" decoding="async" />
              {label}
            </span>
          )}
          <span className="num">{count}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      </li>
    ))}
  </ul>
)
