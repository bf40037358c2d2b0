import { Context, type Effect } from "effect"
import type { CallError } from "../../foundation/ports/Http.ts"
import type { AgainLine, CanceledLine, OldOrder, Order, OrderSummary, ReturnedLine, ReturnReason } from "./model.ts"

/** One page of the visitor's orders, with the total number of orders. */
export interface OrdersPage {
  readonly orders: ReadonlyArray<OrderSummary>
  readonly total: number
}

/** The visitor's newest orders in the shop's former software, with the total number of such orders. */
export interface OldOrdersPage {
  readonly orders: ReadonlyArray<OldOrder>
  readonly total: number
}

/** An order, or a message to the shopper; both null if there is no such order. */
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

/** Request to return pieces of an order that was placed in the former software. Line numbers start at 1. */
export interface OldReturnRequest extends Pick<ReturnRequest, "lines" | "note" | "reason"> {
  readonly oldOrderNumber: string
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
    /** Requests a return of an order in the former software. Returns the updated order, or a message. */
    readonly requestOldReturn: (
      request: OldReturnRequest
    ) => Effect.Effect<{ readonly order: OldOrder | null; readonly message: string | null }, CallError>
  }
>()("@camber/domain/order/Orders") {}
