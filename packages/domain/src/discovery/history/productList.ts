import type { ListTag } from "../../buying/cart/model.ts"
import { MAX_TAG_LENGTH } from "../../buying/cart/rules.ts"
import type { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"
import type { ProductList } from "./model.ts"

/** What begins the name of a list, by where the shopper found the products (HIST-20, HIST-22). */
export const productListPrefixes = { search: "Searched For", shop: "Shopped", rec: "Recommended", config: "Configured" } as const
export type ProductListType = keyof typeof productListPrefixes

/** The name of a list that has none (HIST-23). */
export const LIST_NOT_SET = "not_set"

/** What is known before any list was seen, and when the kept one cannot be read (ERR-120). */
export const noProductList: ProductList = { prefix: "", name: LIST_NOT_SET, attribution: { source: null, acquisition: null } }

/** Whether a text names a type of list: search, shop, rec or config (HIST-20). */
export const isProductListType = (type: string): type is ProductListType => Object.hasOwn(productListPrefixes, type)

/** A list as a page tells it. */
export interface ViewedList {
  readonly name: string | null
  readonly source: string | null
}

/** The list that takes the place of another: how the visitor came is carried over, whatever is known of it now (HIST-19). */
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

/** Whether a list may be credited: only one of the four types (ERR-113). */
export const isCreditable = ({ prefix }: ProductList): boolean => Object.values<string>(productListPrefixes).includes(prefix)

/** What an item that is put into the cart says of the list it was found in (ATC-02); nothing where no list may be credited. */
export const toListTag = (list: ProductList): ListTag =>
  isCreditable(list)
    ? { listId: list.prefix, listName: tagged(list.name), attribution: tagged(list.attribution.source ?? list.attribution.acquisition) }
    : { listId: null, listName: LIST_NOT_SET, attribution: tagged(list.attribution.acquisition) }

const tagged = (text: string | null): string | null => (text === null ? null : text.slice(0, MAX_TAG_LENGTH).toWellFormed())
