import { Icon, Link, type LinkItem } from "@camber/ui"

export interface ReadPartsProps {
  /** What the search was read as; `href` of each is the search without it. */
  readonly parts: readonly LinkItem[]
}

/** How a search was read: car, part and what it should be; a press takes one away. Draws nothing without any. */
export const ReadParts = ({ parts }: ReadPartsProps) =>
  parts.length === 0 ? null : (
    <ul className="applied" aria-label="How your search was read">
      {parts.map(({ label, href }, at) => (
        // A word may be said twice.
        <li key={at}>
          <Link className="chip chip--x" href={href} rel="nofollow" aria-label={`Search without ${label}`}>
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
