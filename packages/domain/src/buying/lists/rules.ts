import { getListingAddStep } from "../../catalog/catalog/optionSelection.ts"
import type { ProductOptions } from "../../catalog/catalog/model.ts"
import type { Quantity, SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { getChoiceKey, toChosenComponents } from "../../catalog/catalog/kit.ts"
import { parseQueryString, encodePercent } from "../../foundation/ports/queryString.ts"
import type { ListId, ListItem, PartsList, ShareGuid } from "./model.ts"
import type { ListsState } from "./machine.ts"

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

/** Returns the identity of a product in a list: its number, variant and kit components, regardless of their order. */
export const listKey = ({ kitComponents, skuBaseNumber, skuVariantNumber }: Omit<ListItem, "quantity">): string =>
  `${skuBaseNumber}|${getChoiceKey({ kitComponents, skuVariantNumber: skuVariantNumber ?? "" })}`

/** Extracts the list item of a list product or cart line, including kit components. */
export const toListItem = (item: ListItem): ListItem => ({
  quantity: item.quantity,
  skuBaseNumber: item.skuBaseNumber,
  skuVariantNumber: item.skuVariantNumber,
  kitComponents: toChosenComponents(item)
})

export const LISTS_HREF = "/buildlist"

/** Returns the share URL of a list (LIST-22, GAP-C29). */
export const shareHref = ({ shareGuid }: Pick<PartsList, "shareGuid">): string => `${LISTS_HREF}?shareGuid=${encodePercent(shareGuid)}`

/** Returns the URL of a list's printable build sheet, accessible to anyone with the link. */
export const buildSheetHref = ({ shareGuid }: Pick<PartsList, "shareGuid">): string =>
  `${LISTS_HREF}/sheet?shareGuid=${encodePercent(shareGuid)}`

/** Parses the share GUID from a query string; null if there is none. */
export const parseShareGuid = (search: string): ShareGuid | null =>
  (parseQueryString(search).get("shareGuid")?.trim() || null) as ShareGuid | null

/** Page to plan a list as a build. Without a list parameter, the page offers to select or create a list. */
export const PLAN_HREF = `${LISTS_HREF}/plan`

export const planHref = ({ id }: Pick<PartsList, "id">): string => `${PLAN_HREF}?list=${encodePercent(id)}`

/** Parses the id of the planned list from a query string; null if there is none. */
export const parsePlannedListId = (search: string): ListId | null => (parseQueryString(search).get("list")?.trim() || null) as ListId | null

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
