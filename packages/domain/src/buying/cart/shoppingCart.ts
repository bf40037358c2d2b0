import type { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { ShoppingCart } from "./model.ts"

/** Cart before it is loaded, or after a failed load (CALL-105, ERR-107). */
export const EMPTY_SHOPPING_CART: ShoppingCart = { shoppingCartId: null, numProducts: 0, skuBasesInCart: [] }

/** Returns whether the cart can be loaded: the visitor state is hydrated and has a GUID (CALL-104). */
export const canFetchCart = (customer: { readonly isHydrated: boolean; readonly webUserGuid: string | null }): boolean =>
  customer.isHydrated && customer.webUserGuid !== null && customer.webUserGuid !== ""

/** Returns whether the cart contains the product (REC-42). */
export const isInCart = ({ skuBasesInCart }: Pick<ShoppingCart, "skuBasesInCart">, skuBaseNumber: SkuBaseNumber): boolean =>
  skuBasesInCart.includes(skuBaseNumber)

/** Period in which a second load reuses the first response (CALL-106). */
export const CART_REFRESH_DEDUPE_MS = 2000

/** Returns whether to reload at `now` (UTC milliseconds). After a cart change always, because older data is wrong (GAP-C59). */
export const shouldRefetchCart = (askedAt: number | null, now: number, hasChanged: boolean): boolean =>
  hasChanged || askedAt === null || now - askedAt >= CART_REFRESH_DEDUPE_MS
