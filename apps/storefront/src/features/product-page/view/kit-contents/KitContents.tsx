import { Badge, Drawing, FitLineInline, type FitLineProps, Link, type ImageSource } from "@camber/ui"

export interface KitItem {
  /** Unique in the kit. */
  readonly id: number
  readonly name: string
  /** Null if shoppers do not know the part by a number. */
  readonly partNumber: string | null
  readonly quantity: number
  readonly picture: ImageSource
  readonly href: string
  /** Formatted unit price. */
  readonly price?: string | undefined
  /** Whether it fits the shopper's car. */
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | undefined
  /** For a part that is not in stock: its availability date, or that it is unavailable (DRW-12, DRW-13). */
  readonly badge?: { readonly text: string; readonly intent: "warning" | "negative" } | undefined
}

/** Parts with the same number in the drawing: one part, a left and a right part, or alternatives of which the box contains one. */
export interface KitEntry {
  readonly number: number
  /** Whether the items are alternatives of which one is chosen, and not separate parts. */
  readonly isChoice: boolean
  readonly items: readonly KitItem[]
}

export interface KitContentsProps {
  readonly entries: readonly KitEntry[]
  /** The kit's drawing, beside its numbers on wide screens. */
  readonly picture?: ImageSource | undefined
}

/** Renders the parts of a kit by the numbers of its drawing. Alternatives are one row. */
export const KitContents = ({ entries, picture }: KitContentsProps) => (
  <div className="kitview">
    {picture !== undefined && (
      <figure>
        <Drawing picture={{ src: picture.src, alt: "" }} size={640} />
        <figcaption>The drawing, this list and Build your Kit use the same numbers.</figcaption>
      </figure>
    )}
    <List entries={entries} />
  </div>
)

const List = ({ entries }: Pick<KitContentsProps, "entries">) => (
  <ol className="kitlist">
    {entries.map(({ isChoice, items, number }) => (
      <li key={number} value={number}>
        <span className="balloon">{number}</span>
        {isChoice ? (
          <div className="kitlist__choice">
            <p className="kitlist__pick">Choose one</p>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </div>
        ) : (
          <div>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </div>
        )}
      </li>
    ))}
  </ol>
)

const Item = ({ item: { badge, fit, href, name, partNumber, picture, price, quantity } }: { readonly item: KitItem }) => (
  <div className="kitlist__item">
    <Drawing picture={picture} size={100} />
    <span>
      <Link href={href}>{name}</Link>
      {partNumber !== null && <small>{partNumber}</small>}
      {fit !== undefined && <FitLineInline {...fit} />}
      {badge !== undefined && <Badge tone={badge.intent === "warning" ? "warn" : "bad"}>{badge.text}</Badge>}
    </span>
    <span className="kitlist__end">
      <span className="kitlist__q">{quantity} ×</span>
      <small>{price}</small>
    </span>
  </div>
)
