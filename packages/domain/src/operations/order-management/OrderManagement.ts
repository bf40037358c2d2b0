import { Context, Effect, Layer } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import {
  cancelOrder,
  cancelPieces,
  closeReturn,
  deliverShipment,
  deskOrder,
  deskOrders,
  deskReturns,
  noteOrder,
  receiveReturn,
  refuseReturn,
  repeatRefund,
  settleRefund,
  shipPieces
} from "./calls.ts"
import type {
  CanceledOrder,
  CanceledPieces,
  ClosedReturn,
  DeliveredShipment,
  OrderChangeResult,
  ManagedOrder,
  ManagedOrdersPage,
  ManagedReturn,
  NewNote,
  NewShipment,
  ReceivedReturn,
  RefusedReturn,
  RepeatedRefund,
  SettledRefund
} from "./model.ts"
import type { OrderQuery } from "./orderQuery.ts"

/** What was asked for; null after a failure, which is logged, and for whoever is no member of staff. */
type Answer<A> = Effect.Effect<A | null>

/** Where staff find orders, pack and send them, and take back what returns. Nothing is kept here: each answer is of the moment. */
export class OrderManagement extends Context.Service<
  OrderManagement,
  {
    readonly find: (query: OrderQuery) => Answer<ManagedOrdersPage>
    readonly open: (orderNumber: string) => Answer<{ readonly order: ManagedOrder | null }>
    readonly returns: Answer<ReadonlyArray<ManagedReturn>>
    readonly note: (note: NewNote) => Answer<OrderChangeResult>
    readonly ship: (shipment: NewShipment) => Answer<OrderChangeResult>
    readonly delivered: (shipment: DeliveredShipment) => Answer<OrderChangeResult>
    readonly cancelPieces: (pieces: CanceledPieces) => Answer<OrderChangeResult>
    readonly cancelOrder: (order: CanceledOrder) => Answer<OrderChangeResult>
    readonly receive: (received: ReceivedReturn) => Answer<OrderChangeResult>
    readonly refuse: (refused: RefusedReturn) => Answer<OrderChangeResult>
    readonly close: (closed: ClosedReturn) => Answer<OrderChangeResult>
    readonly repeatRefund: (repeated: RepeatedRefund) => Answer<OrderChangeResult>
    readonly settleRefund: (settled: SettledRefund) => Answer<OrderChangeResult>
  }
>()("@camber/domain/order-management/Desk") {
  static readonly layer: Layer.Layer<OrderManagement, never, Http> = Layer.effect(
    OrderManagement,
    Effect.gen(function* () {
      const http = yield* Http
      const over = <A>(effect: Effect.Effect<A, never, Http>) => Effect.provideService(effect, Http, http)
      return OrderManagement.of({
        find: (query) => over(callRest(deskOrders, query)),
        open: (orderNumber) => over(callRest(deskOrder, { orderNumber })),
        returns: over(callRest(deskReturns)),
        note: (note) => over(callRest(noteOrder, note)),
        ship: (shipment) => over(callRest(shipPieces, shipment)),
        delivered: (shipment) => over(callRest(deliverShipment, shipment)),
        cancelPieces: (pieces) => over(callRest(cancelPieces, pieces)),
        cancelOrder: (order) => over(callRest(cancelOrder, order)),
        receive: (received) => over(callRest(receiveReturn, received)),
        refuse: (refused) => over(callRest(refuseReturn, refused)),
        close: (closed) => over(callRest(closeReturn, closed)),
        repeatRefund: (repeated) => over(callRest(repeatRefund, repeated)),
        settleRefund: (settled) => over(callRest(settleRefund, settled))
      })
    })
  )
}
