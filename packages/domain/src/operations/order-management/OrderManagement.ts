import { Context, Effect, Layer } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import {
  cancelOrder,
  cancelPieces,
  closeReturn,
  deliverShipment,
  deskOldReturns,
  deskOrder,
  deskOrders,
  deskReturns,
  noteOrder,
  receiveReturn,
  refuseOldReturn,
  refuseReturn,
  repeatRefund,
  requestOldReturn,
  settleOldReturn,
  settleRefund,
  shipPieces
} from "./calls.ts"
import type {
  CanceledOrder,
  CanceledPieces,
  ClosedReturn,
  DeliveredShipment,
  FoundOldOrder,
  OrderChangeResult,
  ManagedOrder,
  ManagedOrdersPage,
  ManagedReturn,
  NewNote,
  NewOldReturn,
  NewShipment,
  OldOrderChangeResult,
  ReceivedReturn,
  RefusedOldReturn,
  RefusedReturn,
  RepeatedRefund,
  SettledOldReturn,
  SettledRefund
} from "./model.ts"
import type { OrderQuery } from "./orderQuery.ts"

export * from "./calls.ts"
export * from "../../foundation/csv/escapeCsvCell.ts"
export * from "./rules.ts"
export * from "./model.ts"
export * from "./orderQuery.ts"

/** Result of a request; null for visitors who are not staff, and after a failure, which is logged. */
type Response<A> = Effect.Effect<A | null>

/** Lets staff find, pack and ship orders, and process returns. Stateless: every response is current. */
export class OrderManagement extends Context.Service<
  OrderManagement,
  {
    readonly find: (query: OrderQuery) => Response<ManagedOrdersPage>
    readonly open: (orderNumber: string) => Response<{ readonly order: ManagedOrder | null }>
    readonly returns: Response<ReadonlyArray<ManagedReturn>>
    readonly oldReturns: Response<ReadonlyArray<FoundOldOrder>>
    readonly requestOldReturn: (back: NewOldReturn) => Response<OldOrderChangeResult>
    readonly settleOldReturn: (settled: SettledOldReturn) => Response<OldOrderChangeResult>
    readonly refuseOldReturn: (refused: RefusedOldReturn) => Response<OldOrderChangeResult>
    readonly note: (note: NewNote) => Response<OrderChangeResult>
    readonly ship: (shipment: NewShipment) => Response<OrderChangeResult>
    readonly delivered: (shipment: DeliveredShipment) => Response<OrderChangeResult>
    readonly cancelPieces: (pieces: CanceledPieces) => Response<OrderChangeResult>
    readonly cancelOrder: (order: CanceledOrder) => Response<OrderChangeResult>
    readonly receive: (received: ReceivedReturn) => Response<OrderChangeResult>
    readonly refuse: (refused: RefusedReturn) => Response<OrderChangeResult>
    readonly close: (closed: ClosedReturn) => Response<OrderChangeResult>
    readonly repeatRefund: (repeated: RepeatedRefund) => Response<OrderChangeResult>
    readonly settleRefund: (settled: SettledRefund) => Response<OrderChangeResult>
  }
>()("@camber/domain/order-management/Desk") {
  static readonly layer: Layer.Layer<OrderManagement, never, Http> = Layer.effect(
    OrderManagement,
    Effect.gen(function* () {
      const http = yield* Http
      const withHttp = <A>(effect: Effect.Effect<A, never, Http>) => Effect.provideService(effect, Http, http)
      return OrderManagement.of({
        find: (query) => withHttp(callRest(deskOrders, query)),
        open: (orderNumber) => withHttp(callRest(deskOrder, { orderNumber })),
        returns: withHttp(callRest(deskReturns)),
        oldReturns: withHttp(callRest(deskOldReturns)),
        requestOldReturn: (back) => withHttp(callRest(requestOldReturn, back)),
        settleOldReturn: (settled) => withHttp(callRest(settleOldReturn, settled)),
        refuseOldReturn: (refused) => withHttp(callRest(refuseOldReturn, refused)),
        note: (note) => withHttp(callRest(noteOrder, note)),
        ship: (shipment) => withHttp(callRest(shipPieces, shipment)),
        delivered: (shipment) => withHttp(callRest(deliverShipment, shipment)),
        cancelPieces: (pieces) => withHttp(callRest(cancelPieces, pieces)),
        cancelOrder: (order) => withHttp(callRest(cancelOrder, order)),
        receive: (received) => withHttp(callRest(receiveReturn, received)),
        refuse: (refused) => withHttp(callRest(refuseReturn, refused)),
        close: (closed) => withHttp(callRest(closeReturn, closed)),
        repeatRefund: (repeated) => withHttp(callRest(repeatRefund, repeated)),
        settleRefund: (settled) => withHttp(callRest(settleRefund, settled))
      })
    })
  )
}
