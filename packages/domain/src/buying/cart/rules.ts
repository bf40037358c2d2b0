import type { Cents } from "../../foundation/money/model.ts"
import type { CartLine, ShoppingCart } from "./model.ts"
import type { SkuBaseNumber } from "../../catalog/catalog/sku.ts"

export const MAX_TAG_LENGTH = 200
export const MAX_ITEMS_PER_ADD = 50

type Priced = Pick<CartLine, "quantity" | "unitPrice" | "isPurchaseable">

/** Computes a line's total in integer cents; 0 if the line cannot be bought. */
export const computeLineTotal = ({ quantity, unitPrice, isPurchaseable }: Priced): Cents =>
  (isPurchaseable ? quantity * unitPrice : 0) as Cents

/** Computes a line's core deposits in integer cents; 0 if the line cannot be bought. */
export const computeLineCoreDeposit = ({
  coreCharge,
  isPurchaseable,
  quantity
}: Pick<CartLine, "coreCharge" | "isPurchaseable" | "quantity">): Cents => (isPurchaseable ? quantity * coreCharge : 0) as Cents

/** Computes the totals in integer cents. `itemCount` includes unpurchasable lines; `total` does not. */
export const computeCartTotals = (lines: ReadonlyArray<Priced>): { readonly itemCount: number; readonly total: Cents } => ({
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, line) => sum + computeLineTotal(line), 0) as Cents
})

/** Computes all core deposits in integer cents. The total excludes core deposits, because promo codes and points do not apply to them. */
export const computeCoreDeposits = (lines: ReadonlyArray<Parameters<typeof computeLineCoreDeposit>[0]>): Cents =>
  lines.reduce((sum, line) => sum + computeLineCoreDeposit(line), 0) as Cents

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

/** Returns whether to reload at `now` (UTC milliseconds). Always after a cart change, because older data is wrong (GAP-C59). */
export const shouldRefetchCart = (askedAt: number | null, now: number, hasChanged: boolean): boolean =>
  hasChanged || askedAt === null || now - askedAt >= CART_REFRESH_DEDUPE_MS
