import { Badge, Icon, type IconName, Link, type Opener, openerProps, VisuallyHidden } from "@camber/ui"

export interface PhoneBarItem {
  readonly label: string
  /** Shown in place of the label, which stays part of the link's name: the customer's first name. */
  readonly shownAs?: string | undefined
  readonly icon: IconName
  readonly href: string
  /** The link opens something over the page. */
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

/** What is open is where the shopper is, though no page of its own. */
const Item = (item: PhoneBarItem) => (
  <Link
    href={item.href}
    aria-current={item.current ? (item.opener?.expanded ? "true" : "page") : undefined}
    {...(item.opener && openerProps(item.opener))}
  >
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
