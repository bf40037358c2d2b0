import { Badge, classNames, Icon, type IconName, Link, isSamePageLink } from "@camber/ui"

/** One line of a menu: a link that leads somewhere, or a button that opens the next panel. */
export interface NavEntry {
  readonly label: string
  readonly icon?: IconName | undefined
  /** A picture in front, as a brand's. */
  readonly imageUrl?: string | undefined
  /** A count, as it is to be read. */
  readonly badge?: string | undefined
  /** Absent: a button. */
  readonly href?: string | undefined
  /** The button was pressed, or the link followed in this window. */
  readonly onPress?: (() => void) | undefined
  /** Whether the button's panel is open. */
  readonly expanded?: boolean | undefined
}

export interface NavListProps {
  readonly entries: readonly NavEntry[]
  /** For long lists of names. */
  readonly dense?: boolean
}

const Face = ({ badge, icon, imageUrl, label }: NavEntry) => (
  <>
    {icon !== undefined && <Icon name={icon} />}
    {imageUrl !== undefined && <img src={imageUrl} alt="" width={40} height={28} loading="lazy" decoding="async" />}
    {label}
    {badge !== undefined && <Badge tone="ink">{badge}</Badge>}
  </>
)

const Line = (entry: NavEntry) =>
  entry.href === undefined ? (
    <button type="button" aria-expanded={entry.expanded ?? false} onClick={entry.onPress}>
      <Face {...entry} />
      <span className="navlist__end">
        <Icon name="chevron-right" size={16} />
      </span>
    </button>
  ) : (
    <Link href={entry.href} onClick={(event) => isSamePageLink(event) && entry.onPress?.()}>
      <Face {...entry} />
    </Link>
  )

/** The lines of one panel. */
export const NavList = ({ dense = false, entries }: NavListProps) => (
  <ul className={classNames("navlist", dense && "navlist--dense")}>
    {entries.map((entry) => (
      <li key={`${entry.label} ${entry.href ?? ""}`}>
        <Line {...entry} />
      </li>
    ))}
  </ul>
)
