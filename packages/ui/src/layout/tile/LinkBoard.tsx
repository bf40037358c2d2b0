import { Icon } from "../../foundation/icon/Icon.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"
import { Link, type LinkItem } from "../../foundation/link/Link.tsx"

export interface BoardRow extends LinkItem {
  /** Number of parts, formatted. */
  readonly count?: string | undefined
  /** A small picture before the name, such as the logo of a brand. */
  readonly imageUrl?: string | undefined
}

/** Renders the number of parts that a link leads to. */
export const PartsCount = ({ count }: { readonly count: string }) => (
  <span className="num">
    {count}
    <VisuallyHidden> parts</VisuallyHidden>
  </span>
)

/** Renders names with their counts in columns. */
export const LinkBoard = ({ rows }: { readonly rows: readonly BoardRow[] }) => (
  <ul className="board">
    {rows.map(({ label, href, count, imageUrl }) => (
      <li key={href}>
        <Link href={href}>
          {imageUrl === undefined ? (
            label
          ) : (
            <span className="board__mark">
              <img src={imageUrl} alt="" width={44} height={44} loading="lazy" decoding="async" />
              {label}
            </span>
          )}
          {count === undefined ? <span /> : <PartsCount count={count} />}
          <Icon name="chevron-right" size={16} />
        </Link>
      </li>
    ))}
  </ul>
)
