import { Context, Effect, Layer } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { askRest } from "../../foundation/ports/RestCall.ts"
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
  DeskChange,
  DeskOrder,
  DeskPage,
  DeskReturn,
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
export class Desk extends Context.Service<
  Desk,
  {
    readonly find: (query: OrderQuery) => Answer<DeskPage>
    readonly open: (orderNumber: string) => Answer<{ readonly order: DeskOrder | null }>
    readonly returns: Answer<ReadonlyArray<DeskReturn>>
    readonly note: (note: NewNote) => Answer<DeskChange>
    readonly ship: (shipment: NewShipment) => Answer<DeskChange>
    readonly delivered: (shipment: DeliveredShipment) => Answer<DeskChange>
    readonly cancelPieces: (pieces: CanceledPieces) => Answer<DeskChange>
    readonly cancelOrder: (order: CanceledOrder) => Answer<DeskChange>
    readonly receive: (received: ReceivedReturn) => Answer<DeskChange>
    readonly refuse: (refused: RefusedReturn) => Answer<DeskChange>
    readonly close: (closed: ClosedReturn) => Answer<DeskChange>
    readonly repeatRefund: (repeated: RepeatedRefund) => Answer<DeskChange>
    readonly settleRefund: (settled: SettledRefund) => Answer<DeskChange>
  }
>()("@camber/domain/order-management/Desk") {
  static readonly layer: Layer.Layer<Desk, never, Http> = Layer.effect(
    Desk,
    Effect.gen(function* () {
      const http = yield* Http
      const over = <A>(effect: Effect.Effect<A, never, Http>) => Effect.provideService(effect, Http, http)
      return Desk.of({
        find: (query) => over(askRest(deskOrders, query)),
        open: (orderNumber) => over(askRest(deskOrder, { orderNumber })),
        returns: over(askRest(deskReturns)),
        note: (note) => over(askRest(noteOrder, note)),
        ship: (shipment) => over(askRest(shipPieces, shipment)),
        delivered: (shipment) => over(askRest(deliverShipment, shipment)),
        cancelPieces: (pieces) => over(askRest(cancelPieces, pieces)),
        cancelOrder: (order) => over(askRest(cancelOrder, order)),
        receive: (received) => over(askRest(receiveReturn, received)),
        refuse: (refused) => over(askRest(refuseReturn, refused)),
        close: (closed) => over(askRest(closeReturn, closed)),
        repeatRefund: (repeated) => over(askRest(repeatRefund, repeated)),
        settleRefund: (settled) => over(askRest(settleRefund, settled))
      })
    })
  )
}
