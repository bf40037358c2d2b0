import type { ReactNode } from "react"
import { Logo } from "../logo/Logo.tsx"

export interface HeaderProps {
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
export const Header = ({ top, menu, nav, search, plate, actions }: HeaderProps) => (
  <header className="on-chalk">
    {top}
    <div className="masthead">
      <div className="wrap">
        {menu !== undefined && <div className="masthead__menu">{menu}</div>}
        <Logo />
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
