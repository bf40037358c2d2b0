import type { Cents } from "../../foundation/money/model.ts"
import type { AddedItem, CartContents, CartLine, CartLineId } from "./model.ts"

/** What the drawer after an add tells (ATC-15, ATC-17). */
export interface AddedToCart {
  /** Pieces that this add put into the cart. */
  readonly quantity: number
  /** Deposits for old parts of the whole cart, beside what its goods cost. */
  readonly cores: Cents
  readonly items: ReadonlyArray<AddedItem & { readonly title: string }>
}

/** Everything that a screen shows of the cart. Plain data, stable as JSON. */
export interface CartState {
  /** null until the visitor's state is known. */
  readonly itemCount: number | null
  readonly total: Cents
  /** The lines, once they were asked for; quantities and removals show at once, before the services have answered (GAP-C59). */
  readonly cart: CartContents | null
  readonly isLoading: boolean
  /** The lines could not be had. */
  readonly hasFailed: boolean
  /** Nobody has told this device what else is in it: count, total and lines are of what was put there without a network. */
  readonly isPartial: boolean
  /** SKU bases whose add waits for its answer. */
  readonly adding: ReadonlyArray<string>
  /** Lines whose change waits for its answer. */
  readonly changing: ReadonlyArray<CartLineId>
  /** What was taken out last and is not there again: it can be restored. */
  readonly removed: ReadonlyArray<CartLine>
  /** The confirmation is open (ATC-06). */
  readonly added: AddedToCart | null
}
