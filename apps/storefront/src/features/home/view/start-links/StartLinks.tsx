import { Icon, type IconName, Link, type LinkItem } from "@camber/ui"

export interface StartLinksProps {
  /** 'Street': what the links have in common. */
  readonly title: string
  readonly icon: IconName
  readonly links: readonly LinkItem[]
  /** Where all of them are. */
  readonly more?: LinkItem | undefined
}

/** One way to begin in the builder's dark band: a title and a row of links. */
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
