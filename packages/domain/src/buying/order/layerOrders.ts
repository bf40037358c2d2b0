import { Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { cancelOrder, cancelPieces, oldOrders, order, orderAgain, orders, payOrder, requestOldReturn, requestReturn } from "./calls.ts"
import { findOrderByNumber } from "./findOrderByNumber.ts"
import type { AgainLine, OldOrder, Order } from "./model.ts"
import { Orders, type OldOrdersPage, type OrderLookup } from "./Orders.ts"

/** Creates the visitor's orders, which the services keep. */
export const layerOrders: Layer.Layer<Orders, never, Visitor | Http> = Layer.effect(
  Orders,
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const http = yield* Http
    /** Runs `act` for the visitor, or returns `nothing` without a GUID. */
    const asVisitor = <A, E>(nothing: A, act: (webUserGuid: WebUserGuid) => Effect.Effect<A, E, Http>): Effect.Effect<A, E> =>
      Effect.flatMap(visitor.guid, (guid) => (guid === null ? Effect.succeed(nothing) : act(guid))).pipe(Effect.provideService(Http, http))
    /** Runs a read request like `own`, retried once if the visitor changes. */
    const readAsVisitor: typeof asVisitor = (nothing, act) => callServiceAsVisitor(visitor, asVisitor(nothing, act))
    const noOrder: OrderLookup = { order: null, message: null }
    return Orders.of({
      list: (page) =>
        readAsVisitor({ orders: [], total: 0 }, (webUserGuid) =>
          Effect.map(callService(orders, { webUserGuid, page }), (answer) => answer.orders)
        ),
      listOld: readAsVisitor<OldOrdersPage, CallError>({ orders: [], total: 0 }, (webUserGuid) =>
        Effect.map(callService(oldOrders, { webUserGuid }), (answer) => answer.oldOrders)
      ),
      open: (orderNumber) =>
        readAsVisitor<Order | null, CallError>(null, (webUserGuid) =>
          Effect.map(callService(order, { webUserGuid, orderNumber }), (answer) => answer.order)
        ),
      again: (orderNumber) =>
        readAsVisitor<ReadonlyArray<AgainLine>, CallError>([], (webUserGuid) =>
          Effect.map(callService(orderAgain, { webUserGuid, orderNumber }), (answer) => answer.orderAgain)
        ),
      find: (orderNumber, email) =>
        readAsVisitor(noOrder, (webUserGuid) =>
          findOrderByNumber(webUserGuid, orderNumber, email).pipe(
            Effect.map((found): OrderLookup => ({ order: found, message: null })),
            Effect.catchTag("OrderNotFound", ({ reason }) => Effect.succeed({ order: null, message: reason }))
          )
        ),
      pay: (orderNumber, email) =>
        asVisitor({ url: null, message: null }, (webUserGuid) =>
          Effect.map(callService(payOrder, { webUserGuid, orderNumber, email }), (answer) => answer.payOrder)
        ),
      cancel: (orderNumber) =>
        asVisitor(noOrder, (webUserGuid) =>
          Effect.map(callService(cancelOrder, { webUserGuid, orderNumber }), (answer) => answer.cancelOrder)
        ),
      cancelPieces: (orderNumber, lines) =>
        asVisitor(noOrder, (webUserGuid) =>
          Effect.map(callService(cancelPieces, { webUserGuid, orderNumber, lines }), (answer) => answer.cancelPieces)
        ),
      requestReturn: (request) =>
        asVisitor(noOrder, (webUserGuid) =>
          Effect.map(callService(requestReturn, { webUserGuid, ...request }), (answer) => answer.requestReturn)
        ),
      requestOldReturn: (request) =>
        asVisitor<{ readonly order: OldOrder | null; readonly message: string | null }, CallError>(
          { order: null, message: null },
          (webUserGuid) => Effect.map(callService(requestOldReturn, { webUserGuid, ...request }), (answer) => answer.requestOldReturn)
        )
    })
  })
)
