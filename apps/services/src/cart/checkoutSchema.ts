import { addToCart, cart, changeCartLine, getUserShoppingCartShallow, removeCartLines, restoreCartLines } from "@camber/domain/cart"
import { formatAddedElsewhere } from "@camber/domain/offline-merge"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import { readBaseNumbers } from "../products/baseNumber.ts"
import { createResolver, type RootField, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createAddToCartResolver } from "./addToCart.ts"
import { loadCartContents } from "./loadCartContents.ts"
import { withIdempotency } from "../schema/withIdempotency.ts"
import { changeLine } from "./changeLine.ts"
import { withCartLock, readLines } from "./cartLines.ts"
import { removeUnchangedLines, restoreLines } from "./removedLines.ts"

/** Creates the service behind /graphql/checkout: the fields of the visitor's cart, and `others`: the fields of lists and orders. */
export const checkoutSchema = (store: ResolverContext, others: Readonly<Record<string, RootField>>) =>
  createServiceSchema(getServiceTypes("checkout"), {
    ...others,

    cart: createResolver(cart, "cart", ({ webUserGuid, project }) => loadCartContents(store, webUserGuid, project)),

    // A visitor has only one cart, so the visitor's guid identifies it.
    shoppingCart: createResolver(getUserShoppingCartShallow, "shoppingCart", async ({ webUserGuid }) => {
      const lines = await readLines(store.database, webUserGuid)
      const numbers = lines.map(({ skuVariantNumber }) => skuVariantNumber)
      const skuBasesInCart = await readBaseNumbers(store.database, numbers)
      return lines.length === 0 ? null : { shoppingCartId: webUserGuid, numProducts: lines.length, skuBasesInCart }
    }),

    addToCart: createResolver(addToCart, "addToCart", createAddToCartResolver(store)),

    changeCartLine: createResolver(changeCartLine, "changeCartLine", async (request, { idempotencyKey: key }) => {
      const { project, webUserGuid } = request
      const outcome = await withCartLock(store.database, webUserGuid, (transaction) =>
        withIdempotency(transaction, { webUserGuid, key, request }, () => changeLine(transaction, webUserGuid, request))
      )
      return { ...outcome, cart: await loadCartContents(store, webUserGuid, project) }
    }),

    removeCartLines: createResolver(removeCartLines, "removeCartLines", async (request, { idempotencyKey: key }) => {
      const { lineIds, project, seen = [], webUserGuid } = request
      const { stay: remaining } = await withCartLock(store.database, webUserGuid, (transaction) =>
        withIdempotency(transaction, { webUserGuid, key, request }, async () => ({
          stay: await removeUnchangedLines(transaction, webUserGuid, lineIds, seen)
        }))
      )
      const message = remaining === null ? null : formatAddedElsewhere(remaining)
      return { success: true, message, cart: await loadCartContents(store, webUserGuid, project) }
    }),

    restoreCartLines: createResolver(restoreCartLines, "restoreCartLines", async ({ webUserGuid, lineIds, project }) => {
      const rejection = await withCartLock(store.database, webUserGuid, (transaction) => restoreLines(transaction, webUserGuid, lineIds))
      return { success: rejection === null, message: rejection, cart: await loadCartContents(store, webUserGuid, project) }
    })
  })
