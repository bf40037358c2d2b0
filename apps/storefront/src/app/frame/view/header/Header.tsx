import type { ReactNode } from "react"
import { Icon, type IconName, Link, type LinkItem, type Opener, openerProps, Badge, VisuallyHidden } from "@camber/ui"
import { Logo, type LogoImage } from "../logo/Logo.tsx"

export interface HeaderProps {
  readonly shopName: string
  /** The shop's own logo. */
  readonly logo?: LogoImage | null
  /** The `TopBar`, and the `ProgressBar`. */
  readonly top?: ReactNode
  /** The `HeaderLink` that opens the menu, before the logo, from 1024 px. */
  readonly menu?: ReactNode
  /** `HeaderLink`s, from 1024 px; below that the bottom bar contains them. */
  readonly nav?: ReactNode
  readonly search: ReactNode
  /** Without a plate, the search uses its space. */
  readonly plate?: ReactNode
  /** `HeaderAction`s, from 1024 px. */
  readonly actions?: ReactNode
}

/** The banner of every page: one row from 1024 px, two rows (logo and plate, search) below. */
export const Header = ({ shopName, logo, top, menu, nav, search, plate, actions }: HeaderProps) => (
  <header className="on-chalk">
    {top}
    <div className="masthead">
      <div className="wrap">
        {menu !== undefined && <div className="masthead__menu">{menu}</div>}
        <Logo name={shopName} logo={logo ?? null} />
        {nav !== undefined && (
          <nav className="masthead__nav" aria-label="Main">
            {nav}
          </nav>
        )}
        {search}
        {plate && <div className="masthead__plate">{plate}</div>}
        {actions !== undefined && <div className="masthead__actions">{actions}</div>}
      </div>
    </div>
  </header>
)

interface HeaderLinkProps extends LinkItem {
  readonly icon?: IconName
  readonly current?: boolean
  /** Set if the link opens an overlay. */
  readonly opener?: Opener
}

/** A main section in the header. */
export const HeaderLink = ({ label, href, icon, current = false, opener }: HeaderLinkProps) => (
  <Link className="navlink" href={href} aria-current={current ? "page" : undefined} {...(opener && openerProps(opener))}>
    {icon !== undefined && <Icon name={icon} />}
    {label}
  </Link>
)

interface HeaderActionProps extends LinkItem {
  readonly icon: IconName
  /** The small line above the label. */
  readonly caption: string
  /** A count as display text. */
  readonly badge?: string | undefined
  /** Accessible text of the mark on the icon. */
  readonly sign?: string | undefined
  /** Set if the control opens a menu below itself. */
  readonly opener?: Opener
}

/** Account and cart: icon, caption and label; between 1024 and 1279 px the icon alone. */
export const HeaderAction = ({ label, href, icon, caption, badge, sign, opener }: HeaderActionProps) => (
  <Link className="acct" href={href} {...(opener && openerProps(opener))} aria-haspopup={undefined}>
    <Icon name={icon} size={24} />
    {badge !== undefined && <Badge tone="chalk">{badge}</Badge>}
    {sign !== undefined && (
      <span className="acct__sign">
        <Icon name="circle-check" size={16} />
        <VisuallyHidden>{sign}</VisuallyHidden>
      </span>
    )}
    <span>
      {caption} <b className="num">{label}</b>
    </span>
  </Link>
)
