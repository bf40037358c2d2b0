import type { Quantity, SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import type { Cents } from "../../foundation/money/model.ts"
import type { CartContents, CartLine, CartLineId } from "./model.ts"
import { clampToLimits } from "./quantityLimits.ts"
import { computeCartTotals, computeLineTotal } from "./rules.ts"
import type { AddedToCart, CartState } from "./state.ts"

/** Count and total from the services' last response, or computed from the lines. */
export type CartSummary = Pick<CartContents, "itemCount" | "total">

/** A pending edit of a line; a null quantity removes it. Edits are compared by identity. */
export interface LineEdit {
  readonly lineId: CartLineId
  readonly quantity: Quantity | null
}

/** State of the cart use case: the services' last response, and the edits since. Screens show both combined. */
export interface CartModel extends Pick<CartState, "isLoading" | "hasFailed" | "isPartial" | "added" | "removed"> {
  readonly summary: CartSummary | null
  readonly contents: CartContents | null
  /** At most one per line. */
  readonly edits: ReadonlyArray<LineEdit>
  /** SKU bases of each pending add. */
  readonly adds: ReadonlyArray<ReadonlyArray<SkuBaseNumber>>
}

/** State before anything is loaded. */
export const initialCart: CartModel = {
  summary: null,
  contents: null,
  edits: [],
  adds: [],
  isLoading: false,
  hasFailed: false,
  isPartial: false,
  removed: [],
  added: null
}

/** Events of the cart: service responses and the shopper's commands. */
export type CartEvent =
  | { readonly _tag: "SummaryLoaded"; readonly summary: CartSummary }
  | { readonly _tag: "LoadStarted" }
  | { readonly _tag: "CartLoaded"; readonly contents: CartContents }
  | { readonly _tag: "LoadFailed" }
  | { readonly _tag: "AddStarted"; readonly bases: ReadonlyArray<SkuBaseNumber> }
  /** `added` is null if no confirmation is displayed. */
  | { readonly _tag: "Added"; readonly summary: CartSummary; readonly added: AddedToCart | null }
  | { readonly _tag: "AddEnded"; readonly bases: ReadonlyArray<SkuBaseNumber> }
  | { readonly _tag: "ConfirmationClosed" }
  /** Edits of one command, each for a different line. */
  | { readonly _tag: "EditsRequested"; readonly edits: ReadonlyArray<LineEdit> }
  /** `contents` is null after a failure, which reverts the edits. */
  | { readonly _tag: "EditsResolved"; readonly edits: ReadonlyArray<LineEdit>; readonly contents: CartContents | null }
  | { readonly _tag: "Restored"; readonly contents: CartContents }
  | { readonly _tag: "PartialChanged"; readonly isPartial: boolean }

/** Returns the cart after an event. An add of products that are all being added changes nothing. */
export const transition = (cart: CartModel, event: CartEvent): CartModel => {
  switch (event._tag) {
    case "SummaryLoaded":
      return { ...cart, summary: event.summary }
    case "LoadStarted":
      return { ...cart, isLoading: true, hasFailed: false }
    case "CartLoaded":
      return { ...applyContents(cart, event.contents), isLoading: false }
    case "LoadFailed":
      return { ...cart, isLoading: false, hasFailed: true }
    case "AddStarted":
      return event.bases.every((base) => cart.adds.flat().includes(base)) ? cart : { ...cart, adds: [...cart.adds, event.bases] }
    case "Added":
      return { ...cart, summary: event.summary, added: event.added ?? cart.added }
    case "AddEnded":
      return { ...cart, adds: cart.adds.filter((bases) => bases !== event.bases) }
    case "ConfirmationClosed":
      return { ...cart, added: null }
    case "EditsRequested":
      return event.edits.reduce(applyEdit, cart)
    case "EditsResolved":
      return {
        ...(event.contents === null ? cart : applyContents(cart, event.contents)),
        edits: cart.edits.filter((edit) => !event.edits.includes(edit))
      }
    case "Restored":
      return { ...applyContents(cart, event.contents), removed: [] }
    case "PartialChanged":
      return event.isPartial === cart.isPartial ? cart : { ...cart, isPartial: event.isPartial }
  }
}

const applyContents = (cart: CartModel, contents: CartContents): CartModel => ({ ...cart, contents, summary: contents, hasFailed: false })

const applyEdit = (cart: CartModel, edit: LineEdit): CartModel => ({
  ...cart,
  removed: getRestorable(cart, edit),
  edits: [...cart.edits.filter(({ lineId }) => lineId !== edit.lineId), edit]
})

/** Returns the lines that can be restored after this edit. Lines removed while another removal is pending are restored together. */
const getRestorable = ({ contents, removed, edits }: CartModel, { lineId, quantity }: LineEdit): ReadonlyArray<CartLine> => {
  const line = contents?.lines.find((candidate) => candidate.lineId === lineId)
  if (quantity !== null || line === undefined) return removed
  const isOneOfSeveral = edits.some((edit) => edit.quantity === null)
  return [...(isOneOfSeveral ? removed.filter((removedLine) => removedLine.lineId !== lineId) : []), line]
}

/** Returns the displayed state: the services' last response with the pending edits applied (GAP-C59). */
export const toCartState = ({ added, adds, contents, hasFailed, isLoading, isPartial, removed, summary, edits }: CartModel): CartState => {
  const cart = contents === null || edits.length === 0 ? contents : applyEdits(contents, edits)
  const counted = edits.length === 0 ? summary : (cart ?? summary)
  return {
    itemCount: counted?.itemCount ?? null,
    total: counted?.total ?? (0 as Cents),
    cart,
    isLoading,
    hasFailed,
    isPartial,
    adding: adds.flat(),
    changing: edits.map(({ lineId }) => lineId),
    removed: removed.filter(({ lineId }) => !cart?.lines.some((line) => line.lineId === lineId)),
    added
  }
}

const applyEdits = (contents: CartContents, edits: ReadonlyArray<LineEdit>): CartContents => {
  const lines = contents.lines.flatMap((line) => {
    const edit = edits.find(({ lineId }) => lineId === line.lineId)
    return edit === undefined ? [line] : edit.quantity === null ? [] : [applyLineEdit(line, edit.quantity)]
  })
  return { lines, ...computeCartTotals(lines) }
}

/** Sets a line's quantity within its limits. */
export const applyLineEdit = (line: CartLine, wanted: Quantity): CartLine => {
  const quantity = clampToLimits(wanted, line)
  return { ...line, wanted: quantity, quantity, lineTotal: computeLineTotal({ ...line, quantity }) }
}
