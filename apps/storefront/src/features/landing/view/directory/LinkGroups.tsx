import { Drawing, Link, type LinkItem, type Picture } from "@camber/ui"

export interface LinkGroup {
  readonly title: string
  /** null for a heading without a page of its own. */
  readonly href: string | null
  readonly picture?: Picture | undefined
  readonly links: readonly LinkItem[]
}

export interface LinkGroupsProps {
  readonly groups: readonly LinkGroup[]
  /** The level of each group's heading. Default 2. */
  readonly headingLevel?: 2 | 3
}

/** Two levels of a tree at once: each group with its drawing, its page and what lies below it. */
export const LinkGroups = ({ groups, headingLevel = 2 }: LinkGroupsProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="groups">
      {groups.map(({ title, href, picture, links }) => (
        <li key={title} className="group">
          {picture !== undefined && <Drawing picture={picture} size={100} />}
          <Heading>{href === null ? title : <Link href={href}>{title}</Link>}</Heading>
          {links.length > 0 && (
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.label}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
