import { Icon, type IconName, Link, type LinkItem } from "@camber/ui"

export interface StartLinksProps {
  /** Common topic of the links: 'Street'. */
  readonly title: string
  readonly icon: IconName
  readonly links: readonly LinkItem[]
  /** Link to the complete list. */
  readonly more?: LinkItem | undefined
}

/** A title and a row of starting links in the builder's dark band. */
export const StartLinks = ({ title, icon, links, more }: StartLinksProps) => (
  <nav className="start" aria-label={title}>
    <p>
      <Icon name={icon} />
      {title}
    </p>
    <ul>
      {[...links, ...(more ? [more] : [])].map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
)
