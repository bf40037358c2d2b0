import type { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { ListsState } from "./machine.ts"
import type { PartsList } from "./model.ts"

/** REC-42 */
export const isInAnyList = (lists: ReadonlyArray<Pick<PartsList, "products">>, skuBaseNumber: SkuBaseNumber): boolean =>
  lists.some(({ products }) => products.some((product) => product.skuBaseNumber === skuBaseNumber))

/** Whether a list holds this product, as far as anything is known of the lists (REC-42). */
export const hasProduct = ({ listed, lists }: Pick<ListsState, "listed" | "lists">, skuBaseNumber: SkuBaseNumber): boolean =>
  lists === null ? (listed?.skuBaseNumbers.includes(skuBaseNumber) ?? false) : isInAnyList(lists, skuBaseNumber)

/** The same of an article. */
export const hasArticle = ({ listed, lists }: Pick<ListsState, "listed" | "lists">, articleId: number): boolean =>
  lists === null
    ? (listed?.articleIds.includes(articleId) ?? false)
    : lists.some(({ articles }) => articles.some(({ id }) => id === articleId))
