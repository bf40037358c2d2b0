import { Badge, Icon, Link, VisuallyHidden } from "@camber/ui"

export interface CartLinkProps {
  readonly href: string
  /** Count on the badge; absent hides the badge without a layout shift. */
  readonly badge?: string | undefined
  /** The count in words: '4 items'. */
  readonly count?: string | undefined
  /** Formatted. */
  readonly total?: string | undefined
}

/** Header link to the cart. Its width does not change when the cart loads. */
export const CartLink = ({ href, badge, count, total }: CartLinkProps) => (
  <Link className="acct cartlink" href={href}>
    <span className="cartlink__icon" aria-hidden="true">
      <Icon name="shopping-cart" size={24} />
      {badge !== undefined && <Badge tone="chalk">{badge}</Badge>}
    </span>
    <span>
      Cart {count !== undefined && <VisuallyHidden>{count} </VisuallyHidden>}
      <b className="num">{total ?? <span className="sk sk--t" aria-hidden="true" />}</b>
    </span>
  </Link>
)
