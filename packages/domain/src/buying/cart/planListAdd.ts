import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import { toChosenComponents } from "../../catalog/catalog/kit.ts"
import type { ListProduct } from "../lists/model.ts"
import type { CartItem } from "./model.ts"
import { MAX_ITEMS_PER_ADD } from "./rules.ts"

/** What of a list's product matters for the cart. */
export type ListPartForCart = Pick<
  ListProduct,
  "availability" | "isKit" | "kitComponents" | "price" | "quantity" | "skuBaseNumber" | "skuVariantNumber"
>

/** What putting a product of a list into the cart leads to, as with the add button of a card (ATC-10 to ATC-12). */
export type ListAddStep = { readonly _tag: "Add"; readonly item: CartItem } | { readonly _tag: "ChooseVariant" | "BuildKit" | "NotSold" }

export const getListAddStep = (part: ListPartForCart): ListAddStep => {
  const { availability, isKit, quantity, skuBaseNumber, skuVariantNumber } = part
  if (!isPurchaseable(availability)) return { _tag: "NotSold" }
  if (skuVariantNumber === null) return { _tag: "ChooseVariant" }
  if (isKit && part.kitComponents.length === 0) return { _tag: "BuildKit" }
  const item = {
    skuBaseNumber,
    skuVariantNumber,
    quantityRequested: quantity,
    kitComponents: toChosenComponents(part),
    listId: null,
    listName: null,
    attribution: null
  }
  return { _tag: "Add", item }
}

/** A whole list on its way to the cart: what goes in together, and how much of it does not. All counts are pieces, as the total is. */
export interface ListAddPlan {
  /** In as many adds as it takes, one after the other. */
  readonly adds: ReadonlyArray<ReadonlyArray<CartItem>>
  /** They can be bought now: those that the list's total is made of. */
  readonly sold: number
  /** They go in. */
  readonly count: number
  /** Something is still to be chosen of them. */
  readonly toChoose: number
  /** They cannot be bought now. */
  readonly notSold: number
}

export const planListAdd = (products: ReadonlyArray<ListPartForCart>): ListAddPlan => {
  const steps = products.map(getListAddStep)
  const items = steps.flatMap((step) => (step._tag === "Add" ? [step.item] : []))
  const piecesOf = (...tags: ReadonlyArray<ListAddStep["_tag"]>): number =>
    products.reduce((sum, { quantity }, at) => (steps[at] !== undefined && tags.includes(steps[at]._tag) ? sum + quantity : sum), 0)
  return {
    adds: Array.from({ length: Math.ceil(items.length / MAX_ITEMS_PER_ADD) }, (_, add) =>
      items.slice(add * MAX_ITEMS_PER_ADD, (add + 1) * MAX_ITEMS_PER_ADD)
    ),
    sold: piecesOf("Add", "ChooseVariant", "BuildKit"),
    count: piecesOf("Add"),
    toChoose: piecesOf("ChooseVariant", "BuildKit"),
    notSold: piecesOf("NotSold")
  }
}
