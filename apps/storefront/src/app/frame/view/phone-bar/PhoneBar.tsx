import { Badge, Icon, type IconName, Link, type Opener, openerProps, VisuallyHidden } from "@camber/ui"

export interface PhoneBarItem {
  readonly label: string
  /** The customer's first name. Displayed instead of the label, which remains part of the link's accessible name. */
  readonly shownAs?: string | undefined
  readonly icon: IconName
  readonly href: string
  /** Set if the link opens an overlay. */
  readonly opener?: Opener | undefined
  readonly current?: boolean | undefined
  readonly badge?: string | undefined
}

const Face = ({ label, shownAs, icon, badge }: PhoneBarItem) => (
  <>
    <Icon name={icon} />
    {shownAs === undefined ? (
      label
    ) : (
      <>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className="bottombar__name">{shownAs}</span>
      </>
    )}
    {badge !== undefined && <Badge tone="chalk">{badge}</Badge>}
  </>
)

/** An open overlay counts as the current location, although it is not a page. */
const Item = (item: PhoneBarItem) => (
  <Link
    href={item.href}
    aria-current={item.current ? (item.opener?.expanded ? "true" : "page") : undefined}
    {...(item.opener && openerProps(item.opener))}
  >
    <Face {...item} />
  </Link>
)

/** The bottom bar below 1024 px, within thumb reach. It shows exactly the given items. */
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
