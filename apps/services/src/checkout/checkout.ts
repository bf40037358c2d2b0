import { addToCart, cart, changeCartLine, getUserShoppingCartShallow, removeCartLine } from "@camber/domain/cart"
import { listFields } from "../lists/lists.ts"
import { baseNumberOf } from "../products/baseNumber.ts"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { addingToCart } from "./addToCart.ts"
import { cartContents } from "./cartContents.ts"
import { changingCart, keptLines, removeLine, setQuantity } from "./cartLines.ts"
import { checkoutTypes } from "./types.ts"

/** The service behind /graphql/checkout: the visitor's cart and lists. */
export const checkoutSchema = (store: Store) =>
  serviceSchema(checkoutTypes, {
    ...listFields(store),

    cart: answering(cart, "cart", ({ webUserGuid, project }) => cartContents(store, webUserGuid, project)),

    shoppingCart: answering(getUserShoppingCartShallow, "shoppingCart", async ({ webUserGuid }) => {
      const lines = await keptLines(store.database, webUserGuid)
      const skuBasesInCart = [...new Set(lines.map(({ skuVariantNumber }) => baseNumberOf(skuVariantNumber)))]
      return lines.length === 0 ? null : { shoppingCartId: null, numProducts: lines.length, skuBasesInCart }
    }),

    addToCart: answering(addToCart, "addToCart", addingToCart(store)),

    changeCartLine: answering(changeCartLine, "changeCartLine", async ({ webUserGuid, lineId, quantity, project }) => {
      const success = await changingCart(store.database, webUserGuid, (transaction) =>
        setQuantity(transaction, webUserGuid, lineId, quantity)
      )
      const message = success ? null : "This item is no longer in your cart."
      return { success, message, cart: await cartContents(store, webUserGuid, project) }
    }),

    removeCartLine: answering(removeCartLine, "removeCartLine", async ({ webUserGuid, lineId, project }) => {
      await changingCart(store.database, webUserGuid, (transaction) => removeLine(transaction, webUserGuid, lineId))
      return { success: true, message: null, cart: await cartContents(store, webUserGuid, project) }
    })
  })
