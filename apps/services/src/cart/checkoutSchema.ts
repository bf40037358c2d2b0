import { addToCart, cart, changeCartLine, getUserShoppingCartShallow, removeCartLines, restoreCartLines } from "@camber/domain/cart"
import { addedElsewhere } from "@camber/domain/offline-merge"
import { typesOf } from "@camber/domain/registry/graphql"
import { baseNumberOf } from "../products/baseNumber.ts"
import { answering, type RootField, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { addingToCart } from "./addToCart.ts"
import { cartContents } from "./loadCartContents.ts"
import { answeringOnce } from "../schema/answeringOnce.ts"
import { changeLine } from "./changeLine.ts"
import { changingCart, readLines } from "./cartLines.ts"
import { removeSeenLines, restoreLines } from "./removedLines.ts"

/** The service behind /graphql/checkout: the visitor's cart and, as `others`, lists and orders. */
export const checkoutSchema = (store: Store, others: Readonly<Record<string, RootField>>) =>
  serviceSchema(typesOf("checkout"), {
    ...others,

    cart: answering(cart, "cart", ({ webUserGuid, project }) => cartContents(store, webUserGuid, project)),

    // A visitor has one cart, which is known by the visitor.
    shoppingCart: answering(getUserShoppingCartShallow, "shoppingCart", async ({ webUserGuid }) => {
      const lines = await readLines(store.database, webUserGuid)
      const skuBasesInCart = [...new Set(lines.map(({ skuVariantNumber }) => baseNumberOf(skuVariantNumber)))]
      return lines.length === 0 ? null : { shoppingCartId: webUserGuid, numProducts: lines.length, skuBasesInCart }
    }),

    addToCart: answering(addToCart, "addToCart", addingToCart(store)),

    changeCartLine: answering(changeCartLine, "changeCartLine", async (request, { idempotencyKey: key }) => {
      const { project, webUserGuid } = request
      const outcome = await changingCart(store.database, webUserGuid, (transaction) =>
        answeringOnce(transaction, { webUserGuid, key, request }, () => changeLine(transaction, webUserGuid, request))
      )
      return { ...outcome, cart: await cartContents(store, webUserGuid, project) }
    }),

    removeCartLines: answering(removeCartLines, "removeCartLines", async (request, { idempotencyKey: key }) => {
      const { lineIds, project, seen = [], webUserGuid } = request
      const { stay } = await changingCart(store.database, webUserGuid, (transaction) =>
        answeringOnce(transaction, { webUserGuid, key, request }, async () => ({
          stay: await removeSeenLines(transaction, webUserGuid, lineIds, seen)
        }))
      )
      const message = stay === null ? null : addedElsewhere(stay)
      return { success: true, message, cart: await cartContents(store, webUserGuid, project) }
    }),

    restoreCartLines: answering(restoreCartLines, "restoreCartLines", async ({ webUserGuid, lineIds, project }) => {
      const refusal = await changingCart(store.database, webUserGuid, (transaction) => restoreLines(transaction, webUserGuid, lineIds))
      return { success: refusal === null, message: refusal, cart: await cartContents(store, webUserGuid, project) }
    })
  })
