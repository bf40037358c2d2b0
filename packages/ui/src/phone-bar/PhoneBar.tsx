import { Badge } from "../badge/Badge.tsx"
import { Icon } from "../icon/Icon.tsx"
import type { IconName } from "../icon/icons.ts"
import { Link } from "../link/Link.tsx"

export interface PhoneBarItem {
  readonly label: string
  readonly icon: IconName
  /** A link; without it a button. */
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
  /** The hand comes near: what a press needs can be fetched. */
  readonly onNear?: (() => void) | undefined
  /** Id of the popover that the button opens. */
  readonly opens?: string | undefined
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
      popoverTarget={item.opens}
      aria-current={item.current ? "true" : undefined}
    >
      <Face {...item} />
    </button>
  ) : (
    <Link href={item.href} onClick={item.onPress} aria-current={item.current ? "page" : undefined}>
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
