import { Icon } from "../icon/Icon.tsx"
import type { IconName } from "../icon/icons.ts"
import { Link, type LinkItem } from "../link/Link.tsx"

export interface HeaderLinkProps extends LinkItem {
  readonly icon?: IconName
  readonly current?: boolean
}

/** A main section in the header. */
export const HeaderLink = ({ label, href, icon, current = false }: HeaderLinkProps) => (
  <Link className="navlink" href={href} aria-current={current ? "page" : undefined}>
    {icon !== undefined && <Icon name={icon} />}
    {label}
  </Link>
)
