import { Badge, Icon, type IconName, Link, type Opener, openerProps } from "@camber/ui"

export interface PhoneBarItem {
  readonly label: string
  readonly icon: IconName
  /** A link; without it a button. */
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
  /** The hand comes near the button: what a press needs can be fetched. */
  readonly onNear?: (() => void) | undefined
  /** The link opens something over the page. */
  readonly opener?: Opener | undefined
  readonly current?: boolean | undefined
  readonly badge?: string | undefined
}

const Face = ({ label, icon, badge }: PhoneBarItem) => (
  <>
    <Icon name={icon} />
    {label}
    {badge !== undefined && <Badge tone="chalk">{badge}</Badge>}
  </>
)

const Item = (item: PhoneBarItem) =>
  item.href === undefined ? (
    <button
      type="button"
      data-early
      onClick={item.onPress}
      onPointerEnter={item.onNear}
      onFocus={item.onNear}
      aria-current={item.current ? "true" : undefined}
    >
      <Face {...item} />
    </button>
  ) : (
    <Link href={item.href} aria-current={item.current ? "page" : undefined} {...(item.opener && openerProps(item.opener))}>
      <Face {...item} />
    </Link>
  )

/** The bar at the bottom edge below 1024 px, within reach of one thumb. It shows exactly the items given. */
export const PhoneBar = ({ items }: { readonly items: readonly PhoneBarItem[] }) => (
  <nav className="bottombar on-chalk" aria-label="Quick access">
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  </nav>
)
