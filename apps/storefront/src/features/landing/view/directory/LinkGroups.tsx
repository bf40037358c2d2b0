import { type BoardRow, Drawing, Link, PartsCount, type ImageSource } from "@camber/ui"

export interface LinkGroup {
  readonly title: string
  /** Null for a heading without a page. */
  readonly href: string | null
  readonly picture?: ImageSource | undefined
  /** Formatted number of parts on its page. */
  readonly count?: string | undefined
  readonly links: readonly BoardRow[]
}

export interface LinkGroupsProps {
  readonly groups: readonly LinkGroup[]
  /** Heading level of the groups. Default 2. */
  readonly headingLevel?: 2 | 3
}

/** Two levels of a tree: each group with its drawing, its page, its children and part counts. */
export const LinkGroups = ({ groups, headingLevel = 2 }: LinkGroupsProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="groups">
      {groups.map(({ title, href, count, picture, links }) => (
        <li key={title} className="group">
          {picture !== undefined && <Drawing picture={picture} size={100} />}
          <Heading>
            {href === null ? (
              title
            ) : (
              <Link href={href}>
                {title}
                {count !== undefined && <PartsCount count={count} />}
              </Link>
            )}
          </Heading>
          {links.length > 0 && (
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>
                    {link.imageUrl !== undefined && (
                      <img src={link.imageUrl} alt="" width={64} height={24} loading="lazy" decoding="async" />
                    )}
                    {link.label}
                    {link.count !== undefined && <PartsCount count={link.count} />}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
