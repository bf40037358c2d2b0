import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { cancelOrder, cancelPieces, oldOrders, order, orderAgain, orders, payOrder, requestReturn } from "./calls.ts"
import { findOrderByNumber } from "./findOrderByNumber.ts"
import type { AgainLine, CanceledLine, OldOrder, Order, OrderSummary, ReturnedLine, ReturnReason } from "./model.ts"

/** One page of the visitor's orders, with the total number of orders. */
export interface OrdersPage {
  readonly orders: ReadonlyArray<OrderSummary>
  readonly total: number
}

/** The visitor's newest orders in the shop's former software, with the number of all. */
export interface OldOrdersPage {
  readonly orders: ReadonlyArray<OldOrder>
  readonly total: number
}

/** An order, or a message to the shopper; neither if there is no such order. */
export interface OrderLookup {
  readonly order: Order | null
  readonly message: string | null
}

/** Pieces of an order to return, with the reason. */
export interface ReturnRequest {
  readonly orderNumber: string
  /** Email address of the order; null for the visitor's own order. */
  readonly email: string | null
  readonly lines: ReadonlyArray<ReturnedLine>
  readonly reason: ReturnReason
  readonly note: string | null
}

/** The visitor's orders. A visitor without a GUID has none. */
export class Orders extends Context.Service<
  Orders,
  {
    /** Lists a page of orders, newest first. Pages count from 1. */
    readonly list: (page: number) => Effect.Effect<OrdersPage, CallError>
    /** Lists the orders of the shop's former software, newest first. */
    readonly listOld: Effect.Effect<OldOrdersPage, CallError>
    /** Loads an order of the visitor; null if it does not exist. */
    readonly open: (orderNumber: string) => Effect.Effect<Order | null, CallError>
    /** Lists the lines of the visitor's order with current prices; empty if the order does not exist. */
    readonly again: (orderNumber: string) => Effect.Effect<ReadonlyArray<AgainLine>, CallError>
    /** Finds any order by its number and email address. Returns a message instead if there is none. */
    readonly find: (orderNumber: string, email: string) => Effect.Effect<OrderLookup, CallError>
    /** Returns the payment page of an order, or a message. `email` is null for the visitor's own order. */
    readonly pay: (
      orderNumber: string,
      email: string | null
    ) => Effect.Effect<{ readonly url: string | null; readonly message: string | null }, CallError>
    /** Cancels an order. Returns the updated order, or a message. */
    readonly cancel: (orderNumber: string) => Effect.Effect<{ readonly order: Order | null; readonly message: string | null }, CallError>
    /** Cancels pieces of an order. Returns the updated order, and a message if nothing was canceled. */
    readonly cancelPieces: (
      orderNumber: string,
      lines: ReadonlyArray<CanceledLine>
    ) => Effect.Effect<{ readonly order: Order | null; readonly message: string | null }, CallError>
    /** Requests a return. Returns the updated order, or a message. */
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
      /** Runs `act` for the visitor, or returns `nothing` without a GUID. */
      const asVisitor = <A, E>(nothing: A, act: (webUserGuid: WebUserGuid) => Effect.Effect<A, E, Http>): Effect.Effect<A, E> =>
        Effect.flatMap(visitor.guid, (guid) => (guid === null ? Effect.succeed(nothing) : act(guid))).pipe(
          Effect.provideService(Http, http)
        )
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
          )
      })
    })
  )
}
