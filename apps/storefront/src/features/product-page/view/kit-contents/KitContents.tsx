import { Badge, Drawing, FitLineInline, type FitLineProps, Link, type Picture } from "@camber/ui"

export interface KitItem {
  readonly name: string
  readonly partNumber: string
  readonly quantity: number
  readonly picture: Picture
  readonly href: string
  /** Formatted price of one. */
  readonly price?: string | undefined
  /** Whether it fits the shopper's car. */
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | undefined
  /** Not in stock: when it is to be had, or that it is not (DRW-12, DRW-13). */
  readonly badge?: { readonly text: string; readonly intent: "warning" | "negative" } | undefined
}

/** The parts of a kit, numbered like the balloons in its drawing. */
export const KitContents = ({ items }: { readonly items: readonly KitItem[] }) => (
  <ol className="kitlist">
    {items.map(({ name, partNumber, quantity, picture, href, price, fit, badge }, index) => (
      <li key={partNumber}>
        <span className="balloon">{index + 1}</span>
        <Drawing picture={picture} size={100} />
        <span className="kitlist__q">{quantity} ×</span>
        <span>
          <Link href={href}>{name}</Link>
          <small>{partNumber}</small>
          {fit !== undefined && <FitLineInline {...fit} />}
          {badge !== undefined && <Badge tone={badge.intent === "warning" ? "warn" : "bad"}>{badge.text}</Badge>}
        </span>
        <span className="num mute">{price}</span>
      </li>
    ))}
  </ol>
)
