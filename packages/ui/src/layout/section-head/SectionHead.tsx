import type { ReactNode } from "react"
import { Link, type LinkItem } from "../../foundation/link/Link.tsx"
import { TitleText } from "../../foundation/title-text/TitleText.tsx"

export interface SectionHeadProps {
  readonly title: string
  /** Id that the section's `aria-labelledby` refers to. */
  readonly id?: string
  readonly note?: string | undefined
  /** The link, for example 'See All (57)'. */
  readonly link?: LinkItem | undefined
  /** An action in place of the link. */
  readonly action?: ReactNode
}

/** Renders the start of a section: a rule of 2 px, the title, a note beside it, and one link or action. */
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
  /** The note beside the title: 'for your 1969 Chevrolet Camaro'. */
  readonly note?: string | undefined
}

/** Renders the `h1` of a list page. */
export const PageTitle = ({ title, note }: PageTitleProps) => (
  <div className="title-row">
    <h1>
      <TitleText text={title} />
    </h1>
    {note !== undefined && <p>{note}</p>}
  </div>
)
