import { getChoiceKey } from "../../catalog/catalog/getChoiceKey.ts"
import type { ListItem } from "./model.ts"

/** Returns the identity of a product in a list: its number, variant and kit components, regardless of their order. */
export const listKey = ({ kitComponents, skuBaseNumber, skuVariantNumber }: Omit<ListItem, "quantity">): string =>
  `${skuBaseNumber}|${getChoiceKey({ kitComponents, skuVariantNumber: skuVariantNumber ?? "" })}`
