import { Badge, classNames, Icon, type IconName, Link, isSamePageLink } from "@camber/ui"

/** A row of a menu: a link to a page, or a button that opens the next panel. */
export interface NavEntry {
  readonly label: string
  readonly icon?: IconName | undefined
  /** Picture before the label, such as a brand's logo. */
  readonly imageUrl?: string | undefined
  /** Formatted count. */
  readonly badge?: string | undefined
  /** Address of the link; absent for a button. */
  readonly href?: string | undefined
  /** Called when the visitor clicks the button or follows the link in this window. */
  readonly onPress?: (() => void) | undefined
  /** Whether the button's panel is open. */
  readonly expanded?: boolean | undefined
}

export interface NavListProps {
  readonly entries: readonly NavEntry[]
  /** Reduces the spacing for long lists of names. */
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

/** The rows of one panel. */
export const NavList = ({ dense = false, entries }: NavListProps) => (
  <ul className={classNames("navlist", dense && "navlist--dense")}>
    {entries.map((entry) => (
      <li key={`${entry.label} ${entry.href ?? ""}`}>
        <Line {...entry} />
      </li>
    ))}
  </ul>
)
