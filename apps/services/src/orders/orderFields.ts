import { orderReview, placeOrder, OrderReview } from "@camber/domain/checkout"
import { cancelOrder, cancelPieces, findOrder, order, orderAgain, orders, requestReturn } from "@camber/domain/order"
import { promoCode } from "@camber/domain/promotions"
import { Schema } from "effect"
import { tellOfCode, termsWithin } from "../promotions/tellOfCode.ts"
import { answering, type RootField } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { cancelingOrder } from "./cancelOrder.ts"
import { cancelingPieces } from "./cancelOwnPieces.ts"
import { findingOrder } from "./findOrder.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { orderingAgain } from "./orderAgain.ts"
import { placingOrder } from "./placeOrder.ts"
import { ordersOf, readOrder } from "./readOrders.ts"
import { priceOrder } from "./priceOrder.ts"
import { requestingReturn } from "./requestReturn.ts"
import { reviewOf } from "./reviewOf.ts"

const encodeReview = Schema.encodeSync(OrderReview)

/** What the checkout service answers of codes and orders. */
export const orderFields = (store: Store, settings: OrderSettings): Readonly<Record<string, RootField>> => {
  const { database, pictures } = store
  return {
    promoCode: answering(promoCode, "promoCode", (request, caller) => tellOfCode(database, request, caller)),
    orderReview: answering(orderReview, "orderReview", async (request, caller) => {
      const { country, postalCode, region, webUserGuid } = request
      const place = { country: country ?? "", region: region ?? "", postalCode: postalCode ?? "" }
      const { refusal, terms } = await termsWithin(database, request, caller)
      const reference = await store.reference()
      const quotes = settings.quotes.asked(caller.client)
      const quote = await priceOrder({ database, reference }, quotes, settings, { webUserGuid, terms, place })
      return encodeReview(reviewOf({ ...quote, promoMessage: refusal ?? quote.promoMessage }, settings.payment.method, pictures))
    }),
    placeOrder: answering(placeOrder, "placeOrder", placingOrder(store, settings)),
    orders: answering(orders, "orders", ({ page, webUserGuid }) => ordersOf(database, pictures, webUserGuid, page)),
    order: answering(order, "order", ({ orderNumber, webUserGuid }) => readOrder(database, pictures, orderNumber, { webUserGuid })),
    orderAgain: answering(orderAgain, "orderAgain", orderingAgain(store)),
    findOrder: answering(findOrder, "findOrder", findingOrder(store)),
    cancelOrder: answering(cancelOrder, "cancelOrder", cancelingOrder(store, settings)),
    cancelPieces: answering(cancelPieces, "cancelPieces", cancelingPieces(store, settings)),
    requestReturn: answering(requestReturn, "requestReturn", requestingReturn(store, settings))
  }
}
