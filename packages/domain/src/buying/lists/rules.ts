import { getListingAddStep } from "../../catalog/catalog/getListingAddStep.ts"
import type { ProductOptions, Quantity } from "../../catalog/catalog/model.ts"
import { toChosenComponents } from "../../catalog/catalog/kit.ts"
import { encodePercent } from "../../foundation/ports/percentEncoding.ts"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import type { ListId, ListItem, PartsList, ShareGuid } from "./model.ts"

/** What adding a product to a list leads to. */
export type ListAdd =
  | { readonly _tag: "ChooseVariant" }
  | { readonly _tag: "BuildKit" }
  | { readonly _tag: "ChooseList"; readonly item: ListItem }

const ONE = 1 as Quantity

/** As the add button of a card does, but that what cannot be bought can still be kept in a list (LIST-10 to LIST-12). */
export const getListAdd = (
  options: Pick<ProductOptions, "indexOptions" | "kitComponents" | "skuBaseNumber" | "skuVariantNumber">
): ListAdd => {
  const step = getListingAddStep(options)
  if (step._tag === "ChooseVariant" || step._tag === "BuildKit") return step
  const { skuBaseNumber, skuVariantNumber } = options
  return { _tag: "ChooseList", item: { skuBaseNumber, skuVariantNumber, quantity: ONE, kitComponents: [] } }
}

/** What tells the products of one list apart: a kit by what was chosen for it. */
export const listKey = ({ kitComponents, skuBaseNumber, skuVariantNumber }: Omit<ListItem, "quantity">): string =>
  [skuBaseNumber, skuVariantNumber, ...kitComponents.map((part) => part.skuVariantNumber)].join(" ")

/** A product of a list, or a line of the cart, as it is put into a list, changed, moved or taken out: a kit with all that was chosen. */
export const toListItem = (item: ListItem): ListItem => ({
  quantity: item.quantity,
  skuBaseNumber: item.skuBaseNumber,
  skuVariantNumber: item.skuVariantNumber,
  kitComponents: toChosenComponents(item)
})

/** The page of the shopper's lists. */
export const LISTS_HREF = "/buildlist"

/** Where others see a list (LIST-22, GAP-C29). */
export const shareHref = ({ shareGuid }: Pick<PartsList, "shareGuid">): string => `${LISTS_HREF}?shareGuid=${encodePercent(shareGuid)}`

/** A list as a build, checked and ready to be printed; for its owner and for everybody who has the link. */
export const buildSheetHref = ({ shareGuid }: Pick<PartsList, "shareGuid">): string =>
  `${LISTS_HREF}/sheet?shareGuid=${encodePercent(shareGuid)}`

/** The list that an address shares; null where it shares none. */
export const parseShareGuid = (search: string): ShareGuid | null =>
  (parseQueryString(search).get("shareGuid")?.trim() || null) as ShareGuid | null

/** Where a list is planned as a build; without one a list is chosen or begun. */
export const PLAN_HREF = `${LISTS_HREF}/plan`

export const planHref = ({ id }: Pick<PartsList, "id">): string => `${PLAN_HREF}?list=${encodePercent(id)}`

/** The list that an address plans; null where it names none. */
export const parsePlannedListId = (search: string): ListId | null => (parseQueryString(search).get("list")?.trim() || null) as ListId | null
