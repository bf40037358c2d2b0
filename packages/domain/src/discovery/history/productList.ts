import type { ListTag } from "../../buying/cart/model.ts"
import { MAX_TAG_LENGTH } from "../../buying/cart/rules.ts"
import type { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"
import type { ProductList } from "./model.ts"

/** Prefix of a list's name by its type (HIST-20, HIST-22). */
export const productListPrefixes = { search: "Searched For", shop: "Shopped", rec: "Recommended", config: "Configured" } as const
export type ProductListType = keyof typeof productListPrefixes

/** Name of a list without a name (HIST-23). */
export const LIST_NOT_SET = "not_set"

/** The list before the visitor has viewed a list, or if the stored list is unreadable (ERR-120). */
export const noProductList: ProductList = { prefix: "", name: LIST_NOT_SET, attribution: { source: null, acquisition: null } }

/** Returns true for a list type: search, shop, rec or config (HIST-20). */
export const isProductListType = (type: string): type is ProductListType => Object.hasOwn(productListPrefixes, type)

/** A product list, as described by the page that shows it. */
export interface ViewedList {
  readonly name: string | null
  readonly source: string | null
}

/** Replaces the list. Keeps the previous acquisition if there is one (HIST-19). */
export const replaceProductList = (
  before: ProductList,
  type: ProductListType,
  { name, source }: ViewedList,
  acquisition: AcquisitionType | null
): ProductList => ({
  prefix: productListPrefixes[type],
  name: name?.trim() || LIST_NOT_SET,
  attribution: { source, acquisition: before.attribution.acquisition ?? acquisition }
})

/** Returns true if items may be credited to the list, that is, if it has one of the four types (ERR-113). */
export const isCreditable = ({ prefix }: ProductList): boolean => Object.values<string>(productListPrefixes).includes(prefix)

/** Returns the tag of an item added to the cart from this list (ATC-02). Without a creditable list, the tag is empty. */
export const toListTag = (list: ProductList): ListTag =>
  isCreditable(list)
    ? {
        listId: list.prefix,
        listName: truncateTag(list.name),
        attribution: truncateTag(list.attribution.source ?? list.attribution.acquisition)
      }
    : { listId: null, listName: LIST_NOT_SET, attribution: truncateTag(list.attribution.acquisition) }

const truncateTag = (text: string | null): string | null => (text === null ? null : text.slice(0, MAX_TAG_LENGTH).toWellFormed())
