import { Badge, Icon, Link, type LinkItem } from "@camber/ui"

export interface TopBarLink extends LinkItem {
  readonly badge?: string | undefined
}

export interface TopBarProps {
  /** Display text: '1-800-555-0100'. */
  readonly phone: string
  /** '7am to 10pm Central, every day'. */
  readonly hours: string
  readonly links: readonly TopBarLink[]
}

/** The line above the header, from 1024 px. Pass it to `Header`, so that both share one landmark. */
export const TopBar = ({ phone, hours, links }: TopBarProps) => (
  <div className="topbar">
    <div className="wrap">
      <a href={`tel:${phone}`}>
        <Icon name="phone" size={16} />
        <b>{phone}</b> {hours}
      </a>
      {links.length > 0 && (
        <nav aria-label="Service">
          <ul>
            {links.map(({ label, href, badge }) => (
              <li key={href}>
                <Link href={href}>
                  {label}
                  {badge !== undefined && <Badge tone="chalk">{badge}</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  </div>
)
