import type { ReactNode } from "react"
import { Link, type LinkItem } from "../../foundation/link/Link.tsx"

export interface SectionHeadProps {
  readonly title: string
  /** For the section's `aria-labelledby`. */
  readonly id?: string
  readonly note?: string | undefined
  /** 'See All (57)'. */
  readonly link?: LinkItem | undefined
  /** In place of the link. */
  readonly action?: ReactNode
}

/** Opens a section: the 2 px rule, the title, a side note, one action. */
export const SectionHead = ({ title, id, note, link, action }: SectionHeadProps) => (
  <header className="sec">
    <div className="sec__t">
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p>{note}</p>}
    </div>
    {link === undefined ? (
      action
    ) : (
      <Link className="link" href={link.href}>
        {link.label}
      </Link>
    )}
  </header>
)
