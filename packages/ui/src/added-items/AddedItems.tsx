import { ProductSummary } from "../product-summary/ProductSummary.tsx"
import type { Picture } from "../drawing/Drawing.tsx"

export interface AddedItem {
  readonly skuVariantNumber: string
  readonly title: string
  readonly picture: Picture
  /** How many pieces, where it is known. */
  readonly quantity?: number | undefined
}

export interface AddedItemsProps {
  readonly items: readonly AddedItem[]
  /** What is in the cart now: '4 items'. */
  readonly count: string
  /** Formatted. */
  readonly total: string
}

/** What went into the cart, with pictures, and what the cart comes to (ATC-17). */
export const AddedItems = ({ items, count, total }: AddedItemsProps) => (
  <div className="added">
    <ul>
      {items.map(({ skuVariantNumber, title, picture, quantity }) => (
        <li key={skuVariantNumber}>
          <ProductSummary title={title} picture={picture}>
            {skuVariantNumber}
            {quantity !== undefined && ` · Qty ${quantity}`}
          </ProductSummary>
        </li>
      ))}
    </ul>
    <p className="added__total">
      <span>Your cart: {count}</span>
      <b>{total}</b>
    </p>
  </div>
)
