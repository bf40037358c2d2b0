import { orderReview, placeOrder, OrderReview } from "@camber/domain/checkout"
import {
  cancelOrder,
  cancelPieces,
  findOrder,
  oldOrders,
  order,
  orderAgain,
  orders,
  requestOldReturn,
  requestReturn
} from "@camber/domain/order"
import { promoCode } from "@camber/domain/promotions"
import { Schema } from "effect"
import { createPromoCodeResolver, readPromoTerms } from "../promotions/createPromoCodeResolver.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { ShopDefaults } from "../shop-settings/readShop.ts"
import { createCancelOrderResolver } from "./cancelOrder.ts"
import { createCancelItemsResolver } from "./cancelOwnPieces.ts"
import { createFindOrderResolver } from "./findOrder.ts"
import { createRequestOldReturnResolver } from "./old-returns/requestOldReturn.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { createReorderResolver } from "./orderAgain.ts"
import { createPlaceOrderResolver } from "./placeOrder.ts"
import { readOldOrders } from "./readOldOrders.ts"
import { readOrdersPage, readOrder } from "./readOrders.ts"
import { priceOrder } from "./priceOrder.ts"
import { createRequestReturnResolver } from "./requestReturn.ts"
import { toOrderReview } from "./toOrderReview.ts"

const encodeReview = Schema.encodeSync(OrderReview)

/** Creates the root fields of the checkout service for promo codes and orders. */
export const orderFields = (store: ResolverContext, settings: OrderSettings & ShopDefaults): Readonly<Record<string, RootField>> => {
  const { database, imageUrls } = store
  return {
    promoCode: createResolver(promoCode, "promoCode", (request, caller) => createPromoCodeResolver(database, request, caller)),
    orderReview: createResolver(orderReview, "orderReview", async (request, caller) => {
      const { country, postalCode, region, webUserGuid } = request
      const destination = { country: country ?? "", region: region ?? "", postalCode: postalCode ?? "" }
      const { refusal, terms } = await readPromoTerms(database, request, caller)
      const reference = await store.reference()
      const quotes = settings.quotes.asked(caller.client)
      const quote = await priceOrder({ database, reference }, quotes, settings, { webUserGuid, terms, place: destination })
      return encodeReview(toOrderReview({ ...quote, promoMessage: refusal ?? quote.promoMessage }, settings.payment.method, imageUrls))
    }),
    placeOrder: createResolver(placeOrder, "placeOrder", createPlaceOrderResolver(store, settings)),
    orders: createResolver(orders, "orders", ({ page, webUserGuid }) => readOrdersPage(database, imageUrls, webUserGuid, page)),
    oldOrders: createResolver(oldOrders, "oldOrders", ({ webUserGuid }) => readOldOrders(database, webUserGuid)),
    order: createResolver(order, "order", ({ orderNumber, webUserGuid }) => readOrder(database, imageUrls, orderNumber, { webUserGuid })),
    orderAgain: createResolver(orderAgain, "orderAgain", createReorderResolver(store)),
    findOrder: createResolver(findOrder, "findOrder", createFindOrderResolver(store)),
    cancelOrder: createResolver(cancelOrder, "cancelOrder", createCancelOrderResolver(store, settings)),
    cancelPieces: createResolver(cancelPieces, "cancelPieces", createCancelItemsResolver(store, settings)),
    requestOldReturn: createResolver(requestOldReturn, "requestOldReturn", createRequestOldReturnResolver(database, settings)),
    requestReturn: createResolver(requestReturn, "requestReturn", createRequestReturnResolver(store, settings))
  }
}
