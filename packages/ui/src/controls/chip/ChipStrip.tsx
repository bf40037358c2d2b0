import { Link, type LinkItem } from "../../foundation/link/Link.tsx"

export interface ChipLink extends LinkItem {
  /** Number of items, formatted. */
  readonly count?: string | undefined
  readonly current?: boolean | undefined
}

export interface ChipStripProps {
  /** Name of the navigation. */
  readonly label: string
  readonly chips: readonly ChipLink[]
}

/** Renders links as chips, such as a page's subcategories. The chips are in one row, which scrolls sideways. From 1024 px on, they wrap. */
export const ChipStrip = ({ label, chips }: ChipStripProps) => (
  <nav className="strip" aria-label={label}>
    {chips.map(({ label: text, href, count, current }) => (
      <Link
        key={href}
        className="chip"
        href={href}
        aria-current={current ? "page" : undefined}
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: "nearest", inline: "nearest" })}
      >
        {text}
        {count !== undefined && <span className="num">{count}</span>}
      </Link>
    ))}
  </nav>
)
