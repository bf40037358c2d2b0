import type { ReactNode } from "react"
import { Link, type LinkItem } from "../../foundation/link/Link.tsx"
import { TitleText } from "../../foundation/title-text/TitleText.tsx"

export interface SectionHeadProps {
  readonly title: string
  /** Referenced by the section's `aria-labelledby`. */
  readonly id?: string
  readonly note?: string | undefined
  /** 'See All (57)'. */
  readonly link?: LinkItem | undefined
  /** Replaces the link. */
  readonly action?: ReactNode
}

/** Renders the start of a section: the 2 px rule, the title, a side note, one action. */
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

export interface PageTitleProps {
  readonly title: string
  /** 'for your 1969 Chevrolet Camaro'. */
  readonly note?: string | undefined
}

/** The `h1` of a list. */
export const PageTitle = ({ title, note }: PageTitleProps) => (
  <div className="title-row">
    <h1>
      <TitleText text={title} />
    </h1>
    {note !== undefined && <p>{note}</p>}
  </div>
)
