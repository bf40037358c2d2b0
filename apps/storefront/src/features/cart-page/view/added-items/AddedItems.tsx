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
  /** Of all pieces, formatted. */
  readonly price: string
  /** What is deposited for the old parts, in a sentence. */
  readonly core?: string | undefined
  /** What was chosen: 'Bore: 1 in.'; of a kit its parts. */
  readonly choices: readonly string[]
  /** The car that it was added for, and the answer for it. */
  readonly fit?: (Pick<FitLineProps, "tone" | "label"> & Required<Pick<PlateProps, "vehicle" | "engine">>) | undefined
  /** Why they are not as many as were asked for. */
  readonly note?: string | undefined
}

export interface AddedItemsProps {
  readonly items: readonly AddedItemProps[]
  /** What is in the cart now: '4 items'. */
  readonly count: string
  /** What the total consists of, where that is more than goods. */
  readonly rows?: readonly { readonly label: string; readonly value: string }[]
  /** Formatted. */
  readonly total: string
}

/** What went into the cart, with pictures, choices and whether it fits, and what the cart comes to (ATC-17). */
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
