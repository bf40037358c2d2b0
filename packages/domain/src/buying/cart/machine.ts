import type { Quantity, SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { CartContents, CartLine, CartLineId } from "./model.ts"
import { clampToLimits } from "./quantityLimits.ts"
import { computeCartTotals, computeLineTotal } from "./rules.ts"
import type { AddedToCart, CartState } from "./state.ts"

/** Count and total as the services last said, or computed from the lines. */
export type CartSummary = Pick<CartContents, "itemCount" | "total">

/** A line as the shopper wants it; without a quantity: out of the cart. Each wish is its own object, so that a newer one can be told apart. */
export interface LineEdit {
  readonly lineId: CartLineId
  readonly quantity: Quantity | null
}

/** All that the use-case holds: the services' last answer, and what the shopper has changed since. Screens show both together. */
export interface CartModel extends Pick<CartState, "isLoading" | "hasFailed" | "isPartial" | "added" | "removed"> {
  readonly summary: CartSummary | null
  readonly contents: CartContents | null
  /** One a line at most. */
  readonly wishes: ReadonlyArray<LineEdit>
  /** The SKU bases of each add that is waiting for its response. */
  readonly adds: ReadonlyArray<ReadonlyArray<SkuBaseNumber>>
}

/** Before anything is known of the cart. */
export const initialCart: CartModel = {
  summary: null,
  contents: null,
  wishes: [],
  adds: [],
  isLoading: false,
  hasFailed: false,
  isPartial: false,
  removed: [],
  added: null
}

/** What happens to the cart: what services answer, and what the shopper wants. */
export type CartEvent =
  | { readonly _tag: "Counted"; readonly summary: CartSummary }
  | { readonly _tag: "Asked" }
  | { readonly _tag: "Answered"; readonly contents: CartContents }
  | { readonly _tag: "NotAnswered" }
  | { readonly _tag: "AddBegan"; readonly bases: ReadonlyArray<SkuBaseNumber> }
  /** `added` is null where no confirmation is wanted. */
  | { readonly _tag: "Added"; readonly summary: CartSummary; readonly added: AddedToCart | null }
  | { readonly _tag: "AddEnded"; readonly bases: ReadonlyArray<SkuBaseNumber> }
  | { readonly _tag: "ConfirmationClosed" }
  /** What the shopper wants with one press: wishes for different lines. */
  | { readonly _tag: "Wished"; readonly wishes: ReadonlyArray<LineEdit> }
  /** `contents` is null after a failure: the lines are again what the services know. */
  | { readonly _tag: "WishesEnded"; readonly wishes: ReadonlyArray<LineEdit>; readonly contents: CartContents | null }
  | { readonly _tag: "Restored"; readonly contents: CartContents }
  | { readonly _tag: "Told"; readonly isPartial: boolean }

/** The cart after an event. Total. Adding only what is already being added changes nothing. */
export const transition = (cart: CartModel, event: CartEvent): CartModel => {
  switch (event._tag) {
    case "Counted":
      return { ...cart, summary: event.summary }
    case "Asked":
      return { ...cart, isLoading: true, hasFailed: false }
    case "Answered":
      return { ...answered(cart, event.contents), isLoading: false }
    case "NotAnswered":
      return { ...cart, isLoading: false, hasFailed: true }
    case "AddBegan":
      return event.bases.every((base) => cart.adds.flat().includes(base)) ? cart : { ...cart, adds: [...cart.adds, event.bases] }
    case "Added":
      return { ...cart, summary: event.summary, added: event.added ?? cart.added }
    case "AddEnded":
      return { ...cart, adds: cart.adds.filter((bases) => bases !== event.bases) }
    case "ConfirmationClosed":
      return { ...cart, added: null }
    case "Wished":
      return event.wishes.reduce(wished, cart)
    case "WishesEnded":
      return {
        ...(event.contents === null ? cart : answered(cart, event.contents)),
        wishes: cart.wishes.filter((wish) => !event.wishes.includes(wish))
      }
    case "Restored":
      return { ...answered(cart, event.contents), removed: [] }
    case "Told":
      return event.isPartial === cart.isPartial ? cart : { ...cart, isPartial: event.isPartial }
  }
}

const answered = (cart: CartModel, contents: CartContents): CartModel => ({ ...cart, contents, summary: contents, hasFailed: false })

const wished = (cart: CartModel, wish: LineEdit): CartModel => ({
  ...cart,
  removed: removedWith(cart, wish),
  wishes: [...cart.wishes.filter(({ lineId }) => lineId !== wish.lineId), wish]
})

/** What can be restored after this wish: lines removed while another removal is pending are restored together. */
const removedWith = ({ contents, removed, wishes }: CartModel, { lineId, quantity }: LineEdit): ReadonlyArray<CartLine> => {
  const line = contents?.lines.find((candidate) => candidate.lineId === lineId)
  if (quantity !== null || line === undefined) return removed
  const isOneOfSeveral = wishes.some((wish) => wish.quantity === null)
  return [...(isOneOfSeveral ? removed.filter((removedLine) => removedLine.lineId !== lineId) : []), line]
}

/** What screens show: the services' last answer with the shopper's changes applied (GAP-C59). */
export const toCartState = ({ added, adds, contents, hasFailed, isLoading, isPartial, removed, summary, wishes }: CartModel): CartState => {
  const cart = contents === null || wishes.length === 0 ? contents : fulfilled(contents, wishes)
  const counted = wishes.length === 0 ? summary : (cart ?? summary)
  return {
    itemCount: counted?.itemCount ?? null,
    total: counted?.total ?? (0 as Cents),
    cart,
    isLoading,
    hasFailed,
    isPartial,
    adding: adds.flat(),
    changing: wishes.map(({ lineId }) => lineId),
    removed: removed.filter(({ lineId }) => !cart?.lines.some((line) => line.lineId === lineId)),
    added
  }
}

const fulfilled = (contents: CartContents, wishes: ReadonlyArray<LineEdit>): CartContents => {
  const lines = contents.lines.flatMap((line) => {
    const wish = wishes.find(({ lineId }) => lineId === line.lineId)
    return wish === undefined ? [line] : wish.quantity === null ? [] : [applyLineEdit(line, wish.quantity)]
  })
  return { lines, ...computeCartTotals(lines) }
}

/** A line with as many pieces of what is wanted as it may have. */
export const applyLineEdit = (line: CartLine, wanted: Quantity): CartLine => {
  const quantity = clampToLimits(wanted, line)
  return { ...line, wanted: quantity, quantity, lineTotal: computeLineTotal({ ...line, quantity }) }
}
