import { Icon, type IconName, Link } from "@camber/ui"

export interface CarTab {
  readonly label: string
  readonly href: string
  readonly icon: IconName
  readonly isCurrent: boolean
}

export interface CarTabsProps {
  /** 'Your Camaro'. */
  readonly title: string
  readonly tabs: ReadonlyArray<CarTab>
}

/** Renders the pages of one car as links, so that they work without scripts. */
export const CarTabs = ({ tabs, title }: CarTabsProps) => (
  <nav className="cartabs" aria-label={title}>
    <p aria-hidden="true">{title}</p>
    <ul>
      {tabs.map(({ href, icon, isCurrent, label }) => (
        <li key={label}>
          <Link href={href} aria-current={isCurrent ? "page" : undefined}>
            <Icon name={icon} size={16} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
