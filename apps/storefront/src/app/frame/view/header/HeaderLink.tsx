import { Icon, type IconName, Link, type LinkItem, type Opener, openerProps } from "@camber/ui"

export interface HeaderLinkProps extends LinkItem {
  readonly icon?: IconName
  readonly current?: boolean
  /** The link opens an overlay. */
  readonly opener?: Opener
}

/** A main section in the header. */
export const HeaderLink = ({ label, href, icon, current = false, opener }: HeaderLinkProps) => (
  <Link className="navlink" href={href} aria-current={current ? "page" : undefined} {...(opener && openerProps(opener))}>
    {icon !== undefined && <Icon name={icon} />}
    {label}
  </Link>
)
