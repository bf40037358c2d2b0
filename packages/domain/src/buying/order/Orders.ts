import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { cancelOrder, cancelPieces, findOrder, order, orderAgain, orders, payOrder, requestReturn } from "./calls.ts"
import type { AgainLine, CanceledLine, Order, OrderSummary, ReturnedLine, ReturnReason } from "./model.ts"

/** One page of the visitor's orders, and how many there are in all. */
export interface OrdersPage {
  readonly orders: ReadonlyArray<OrderSummary>
  readonly total: number
}

/** An order that somebody asks pieces of to go back. */
export interface ReturnRequest {
  readonly orderNumber: string
  /** null for one's own order. */
  readonly email: string | null
  readonly lines: ReadonlyArray<ReturnedLine>
  readonly reason: ReturnReason
  readonly note: string | null
}

/** What was ordered. Nobody, and a visitor without cookies, has no orders. */
export class Orders extends Context.Service<
  Orders,
  {
    /** The newest first; pages count from 1. */
    readonly list: (page: number) => Effect.Effect<OrdersPage, CallError>
    /** One's own; null where there is none of this number. */
    readonly open: (orderNumber: string) => Effect.Effect<Order | null, CallError>
    /** What of one's own could be bought today; empty where there is none of this number. */
    readonly again: (orderNumber: string) => Effect.Effect<ReadonlyArray<AgainLine>, CallError>
    /** Anybody's, by its number and the email address it was placed with; with a message in place of it where there is none. */
    readonly find: (
      orderNumber: string,
      email: string
    ) => Effect.Effect<{ readonly order: Order | null; readonly message: string | null }, CallError>
    /** The page where an order is paid; with a message in place of it where there is none. `email` null for one's own order. */
    readonly pay: (
      orderNumber: string,
      email: string | null
    ) => Effect.Effect<{ readonly url: string | null; readonly message: string | null }, CallError>
    /** The order as it is then; with a message in place of it where it was not canceled. */
    readonly cancel: (orderNumber: string) => Effect.Effect<{ readonly order: Order | null; readonly message: string | null }, CallError>
    /** The order as it is then, with a message where nothing was canceled. */
    readonly cancelPieces: (
      orderNumber: string,
      lines: ReadonlyArray<CanceledLine>
    ) => Effect.Effect<{ readonly order: Order | null; readonly message: string | null }, CallError>
    /** The order as it is then; with a message in place of it where nothing was kept. */
    readonly requestReturn: (
      request: ReturnRequest
    ) => Effect.Effect<{ readonly order: Order | null; readonly message: string | null }, CallError>
  }
>()("@camber/domain/order/Orders") {
  static readonly layer: Layer.Layer<Orders, never, Visitor | Http> = Layer.effect(
    Orders,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const http = yield* Http
      /** What `act` answers for the visitor, `nothing` for nobody. */
      const own = <A, E>(nothing: A, act: (webUserGuid: WebUserGuid) => Effect.Effect<A, E, Http>): Effect.Effect<A, E> =>
        Effect.flatMap(visitor.guid, (guid) => (guid === null ? Effect.succeed(nothing) : act(guid))).pipe(
          Effect.provideService(Http, http)
        )
      /** The same for what changes nothing. */
      const read: typeof own = (nothing, act) => callServiceAsVisitor(visitor, own(nothing, act))
      const noOrder = { order: null, message: null }
      return Orders.of({
        list: (page) =>
          read({ orders: [], total: 0 }, (webUserGuid) =>
            Effect.map(callService(orders, { webUserGuid, page }), (answer) => answer.orders)
          ),
        open: (orderNumber) =>
          read<Order | null, CallError>(null, (webUserGuid) =>
            Effect.map(callService(order, { webUserGuid, orderNumber }), (answer) => answer.order)
          ),
        again: (orderNumber) =>
          read<ReadonlyArray<AgainLine>, CallError>([], (webUserGuid) =>
            Effect.map(callService(orderAgain, { webUserGuid, orderNumber }), (answer) => answer.orderAgain)
          ),
        find: (orderNumber, email) =>
          read(noOrder, (webUserGuid) =>
            Effect.map(callService(findOrder, { webUserGuid, orderNumber, email }), (answer) => answer.findOrder)
          ),
        pay: (orderNumber, email) =>
          own({ url: null, message: null }, (webUserGuid) =>
            Effect.map(callService(payOrder, { webUserGuid, orderNumber, email }), (answer) => answer.payOrder)
          ),
        cancel: (orderNumber) =>
          own(noOrder, (webUserGuid) => Effect.map(callService(cancelOrder, { webUserGuid, orderNumber }), (answer) => answer.cancelOrder)),
        cancelPieces: (orderNumber, lines) =>
          own(noOrder, (webUserGuid) =>
            Effect.map(callService(cancelPieces, { webUserGuid, orderNumber, lines }), (answer) => answer.cancelPieces)
          ),
        requestReturn: (request) =>
          own(noOrder, (webUserGuid) =>
            Effect.map(callService(requestReturn, { webUserGuid, ...request }), (answer) => answer.requestReturn)
          )
      })
    })
  )
}
