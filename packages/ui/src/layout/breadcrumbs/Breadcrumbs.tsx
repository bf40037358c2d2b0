import { Link, type LinkItem } from "../../foundation/link/Link.tsx"

export interface BreadcrumbsProps {
  readonly items: readonly LinkItem[]
  /** Name of the current page, which is not a link. */
  readonly current: string
}

export const Breadcrumbs = ({ items, current }: BreadcrumbsProps) => (
  <nav className="crumbs" aria-label="Breadcrumb">
    <ol>
      {items.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
  </nav>
)
