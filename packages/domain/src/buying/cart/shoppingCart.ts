import type { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { ShoppingCart } from "./model.ts"

/** What is known of a cart that was not asked for, or could not be had (CALL-105, ERR-107). */
export const EMPTY_SHOPPING_CART: ShoppingCart = { shoppingCartId: null, numProducts: 0, skuBasesInCart: [] }

/** Whether there is anybody whose cart could be asked for: the customer is known, and has a guid (CALL-104). */
export const canFetchCart = (customer: { readonly isHydrated: boolean; readonly webUserGuid: string | null }): boolean =>
  customer.isHydrated && customer.webUserGuid !== null && customer.webUserGuid !== ""

/** REC-42 */
export const isInCart = ({ skuBasesInCart }: Pick<ShoppingCart, "skuBasesInCart">, skuBaseNumber: SkuBaseNumber): boolean =>
  skuBasesInCart.includes(skuBaseNumber)

/** Milliseconds within which a second look at the cart takes the first one's answer (CALL-106). */
export const CART_REFRESH_DEDUPE_MS = 2000

/** Whether to ask again at `now`, in UTC milliseconds. After a change of the cart always: an older answer is wrong (GAP-C59). */
export const shouldRefetchCart = (askedAt: number | null, now: number, hasChanged: boolean): boolean =>
  hasChanged || askedAt === null || now - askedAt >= CART_REFRESH_DEDUPE_MS
