import {
  FitLineInline,
  type FitLineProps,
  Icon,
  type ImageSource,
  VehicleBadge,
  type PlateProps,
  ProductSummary,
  VisuallyHidden
} from "@camber/ui"

export interface AddedItemProps {
  readonly skuVariantNumber: string
  readonly title: string
  readonly picture: ImageSource
  readonly quantity: number
  /** Formatted price of all pieces. */
  readonly price: string
  /** Sentence about the core deposit. */
  readonly core?: string | undefined
  /** Chosen options: 'Bore: 1 in.'; for a kit its parts. */
  readonly choices: readonly string[]
  /** The car that the item was added for, with its verdict. */
  readonly fit?: (Pick<FitLineProps, "tone" | "label"> & Required<Pick<PlateProps, "vehicle" | "engine">>) | undefined
  /** Reason for a quantity below the requested one. */
  readonly note?: string | undefined
}

export interface AddedItemsProps {
  readonly items: readonly AddedItemProps[]
  /** Item count of the cart: '4 items'. */
  readonly count: string
  /** Parts of the total, if it contains more than goods. */
  readonly rows?: readonly { readonly label: string; readonly value: string }[]
  /** Formatted. */
  readonly total: string
}

/** Added items with pictures, options and fitment verdict, and the cart total (ATC-17). */
export const AddedItems = ({ items, count, rows = [], total }: AddedItemsProps) => (
  <div className="added">
    <ul>
      {items.map(({ choices, core, fit, note, skuVariantNumber, title, picture, price, quantity }, index) => (
        <li key={index}>
          <ProductSummary title={title} picture={picture} price={price}>
            <p>{[...choices, skuVariantNumber, `Qty ${quantity}`].join(" · ")}</p>
            {core !== undefined && <p>{core}</p>}
            {fit !== undefined && (
              <div className="added__fit">
                <VisuallyHidden>For your </VisuallyHidden>
                <VehicleBadge size="small" vehicle={fit.vehicle} engine={fit.engine} />
                <FitLineInline tone={fit.tone} label={fit.label} />
              </div>
            )}
          </ProductSummary>
          {note !== undefined && (
            <p className="added__note">
              <Icon name="triangle-alert" size={16} />
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
    {rows.map(({ label, value }) => (
      <p key={label} className="added__row">
        <span>{label}</span>
        <span>{value}</span>
      </p>
    ))}
    <p className="added__total">
      <span>Your cart: {count}</span>
      <b>{total}</b>
    </p>
  </div>
)
