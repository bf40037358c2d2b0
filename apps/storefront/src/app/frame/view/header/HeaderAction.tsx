import { Badge, Icon, type IconName, Link, type LinkItem, type Opener, openerProps, VisuallyHidden } from "@camber/ui"

export interface HeaderActionProps extends LinkItem {
  readonly icon: IconName
  /** The small line above the label. */
  readonly caption: string
  /** A count as display text. */
  readonly badge?: string | undefined
  /** Accessible text of the mark on the icon. */
  readonly sign?: string | undefined
  /** The control opens a menu below itself. */
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
