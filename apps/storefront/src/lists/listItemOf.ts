import type { ListItem, ListProduct } from "@camber/domain/lists"

/** What names a product of a list when it is moved or taken out. */
export const listItemOf = ({ quantity, skuBaseNumber, skuVariantNumber }: ListProduct): ListItem => ({
  quantity,
  skuBaseNumber,
  skuVariantNumber
})
