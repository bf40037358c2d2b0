import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import { toChosenComponents } from "../../catalog/catalog/kit.ts"
import type { ListProduct } from "../lists/model.ts"
import type { CartItem } from "./model.ts"
import { MAX_ITEMS_PER_ADD } from "./rules.ts"

/** Fields of a list product that the cart needs. */
export type ListPartForCart = Pick<
  ListProduct,
  "availability" | "isKit" | "kitComponents" | "price" | "quantity" | "skuBaseNumber" | "skuVariantNumber"
>

/** Next step when a list product is added to the cart, as with a product card's add button (ATC-10 to ATC-12). */
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

/** Plan for adding a list to the cart. All counts are pieces. */
export interface ListAddPlan {
  /** Items split into adds of at most `MAX_ITEMS_PER_ADD`. */
  readonly adds: ReadonlyArray<ReadonlyArray<CartItem>>
  /** Purchasable pieces, which the list's total covers. */
  readonly sold: number
  /** Pieces that are added. */
  readonly count: number
  /** Pieces that need a choice first. */
  readonly toChoose: number
  /** Pieces that cannot be bought now. */
  readonly notSold: number
}

export const planListAdd = (products: ReadonlyArray<ListPartForCart>): ListAddPlan => {
  const steps = products.map(getListAddStep)
  const items = steps.flatMap((step) => (step._tag === "Add" ? [step.item] : []))
  const countPieces = (...tags: ReadonlyArray<ListAddStep["_tag"]>): number =>
    products.reduce((sum, { quantity }, at) => (steps[at] !== undefined && tags.includes(steps[at]._tag) ? sum + quantity : sum), 0)
  return {
    adds: Array.from({ length: Math.ceil(items.length / MAX_ITEMS_PER_ADD) }, (_, add) =>
      items.slice(add * MAX_ITEMS_PER_ADD, (add + 1) * MAX_ITEMS_PER_ADD)
    ),
    sold: countPieces("Add", "ChooseVariant", "BuildKit"),
    count: countPieces("Add"),
    toChoose: countPieces("ChooseVariant", "BuildKit"),
    notSold: countPieces("NotSold")
  }
}
