import { getListingAddStep } from "../../catalog/catalog/optionSelection.ts"
import type { ProductOptions } from "../../catalog/catalog/model.ts"
import type { Quantity } from "../../catalog/catalog/sku.ts"
import { toChosenComponents } from "../../catalog/catalog/kit.ts"
import type { ListItem } from "./model.ts"

/** Next step when a product is added to a list. */
export type ListAdd =
  | { readonly _tag: "ChooseVariant" }
  | { readonly _tag: "BuildKit" }
  | { readonly _tag: "ChooseList"; readonly item: ListItem }

const ONE = 1 as Quantity

/** Returns the next step, like a product card's add button (LIST-10 to LIST-12). Unpurchasable products may be added too. */
export const getListAdd = (
  options: Pick<ProductOptions, "indexOptions" | "kitComponents" | "skuBaseNumber" | "skuVariantNumber">
): ListAdd => {
  const step = getListingAddStep(options)
  if (step._tag === "ChooseVariant" || step._tag === "BuildKit") return step
  const { skuBaseNumber, skuVariantNumber } = options
  return { _tag: "ChooseList", item: { skuBaseNumber, skuVariantNumber, quantity: ONE, kitComponents: [] } }
}

/** Extracts the list item of a list product or cart line, including kit components. */
export const toListItem = (item: ListItem): ListItem => ({
  quantity: item.quantity,
  skuBaseNumber: item.skuBaseNumber,
  skuVariantNumber: item.skuVariantNumber,
  kitComponents: toChosenComponents(item)
})
