import { Drawing, type Picture } from "../drawing/Drawing.tsx"
import { Link } from "../link/Link.tsx"

export interface KitItem {
  readonly name: string
  readonly partNumber: string
  readonly quantity: number
  readonly picture: Picture
  readonly href: string
  /** Formatted price of one. */
  readonly price?: string | undefined
}

/** The parts of a kit, numbered like the balloons in its drawing. */
export const KitContents = ({ items }: { readonly items: readonly KitItem[] }) => (
  <ol className="kitlist">
    {items.map(({ name, partNumber, quantity, picture, href, price }, index) => (
      <li key={partNumber}>
        <span className="balloon">{index + 1}</span>
        <Drawing picture={picture} size={100} />
        <span className="kitlist__q">{quantity} ×</span>
        <span>
          <Link href={href}>{name}</Link>
          <small>{partNumber}</small>
        </span>
        <span className="num mute">{price}</span>
      </li>
    ))}
  </ol>
)
