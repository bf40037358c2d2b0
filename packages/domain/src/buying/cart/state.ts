import type { Cents } from "../../foundation/money/model.ts"
import type { AddedItem, CartContents, CartLine, CartLineId } from "./model.ts"

/** Content of the confirmation drawer after an add (ATC-15, ATC-17). */
export interface AddedToCart {
  /** Pieces that this add put into the cart. */
  readonly quantity: number
  /** Core deposits of the whole cart, not part of the price of its goods. */
  readonly cores: Cents
  readonly items: ReadonlyArray<AddedItem & { readonly title: string }>
}

/** Cart state that screens display. Plain data, stable as JSON. */
export interface CartState {
  /** null until the visitor state is known. */
  readonly itemCount: number | null
  readonly total: Cents
  /** Lines after the first load. Pending edits are applied before the services respond (GAP-C59). */
  readonly cart: CartContents | null
  readonly isLoading: boolean
  /** The lines failed to load. */
  readonly hasFailed: boolean
  /** Count, total and lines cover only what this device added while offline. */
  readonly isPartial: boolean
  /** SKU bases with a pending add. */
  readonly adding: ReadonlyArray<string>
  /** Lines with a pending change. */
  readonly changing: ReadonlyArray<CartLineId>
  /** Lines that were removed last and can be restored. */
  readonly removed: ReadonlyArray<CartLine>
  /** The confirmation is open (ATC-06); null while it is closed. */
  readonly added: AddedToCart | null
}
