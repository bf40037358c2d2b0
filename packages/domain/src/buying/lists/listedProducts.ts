import type { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import type { PartsList } from "./model.ts"
import type { ListsState } from "./machine.ts"

/** Returns whether any of the loaded lists contains the product (REC-42). */
export const isInAnyList = (lists: ReadonlyArray<Pick<PartsList, "products">>, skuBaseNumber: SkuBaseNumber): boolean =>
  lists.some(({ products }) => products.some((product) => product.skuBaseNumber === skuBaseNumber))

/** Returns whether any list contains the product, from the data loaded so far (REC-42). */
export const hasProduct = ({ listed, lists }: Pick<ListsState, "listed" | "lists">, skuBaseNumber: SkuBaseNumber): boolean =>
  lists === null ? (listed?.skuBaseNumbers.includes(skuBaseNumber) ?? false) : isInAnyList(lists, skuBaseNumber)

/** Returns whether any list contains the article, from the data loaded so far. */
export const hasArticle = ({ listed, lists }: Pick<ListsState, "listed" | "lists">, articleId: number): boolean =>
  lists === null
    ? (listed?.articleIds.includes(articleId) ?? false)
    : lists.some(({ articles }) => articles.some(({ id }) => id === articleId))
