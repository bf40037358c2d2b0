import { Icon, Link, type LinkItem } from "@camber/ui"

export interface ReadPartsProps {
  /** Interpreted parts of the search; `href` of each is the search without it. */
  readonly parts: readonly LinkItem[]
}

/** Renders the interpretation of a search: car, part and properties; a click removes one. Renders nothing without any. */
export const ReadParts = ({ parts }: ReadPartsProps) =>
  parts.length === 0 ? null : (
    <ul className="applied" aria-label="How we understood your search">
      {parts.map(({ label, href }, at) => (
        // The same word may occur twice.
        <li key={at}>
          <Link className="chip chip--x" href={href} rel="nofollow" aria-label={`Search without ${label}`}>
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
