import { ChosenComponent } from "../../catalog/catalog/model.ts"
import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { cancelOrder, cancelPieces, findOrder, orders, payOrder, requestReturn } from "./calls.ts"
import {
  AgainLine,
  CanceledLine,
  Moment,
  Order,
  OrderLine,
  OrderPayment,
  OrderReturn,
  OrderSummary,
  ReturnedLine,
  ReturningPieces,
  Shipment,
  ShippedPieces
} from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["cancelOrder", "cancelPieces", "payOrder", "requestReturn"],
  types: {
    AgainLine,
    ChosenComponent,
    FoundOrder: [
      findOrder.result.fields.findOrder,
      requestReturn.result.fields.requestReturn,
      cancelOrder.result.fields.cancelOrder,
      cancelPieces.result.fields.cancelPieces
    ],
    Moment,
    Order,
    OrderLine,
    OrderPayment,
    OrderReturn,
    OrdersPage: orders.result.fields.orders,
    OrderSummary,
    PaymentPage: payOrder.result.fields.payOrder,
    ReturningPieces,
    Shipment,
    ShippedPieces
  },
  inputs: { CanceledLineInput: CanceledLine, ReturnedLineInput: ReturnedLine },
  texts: {
    Moment: "Moments are UTC milliseconds.",
    "Query.orders": "The visitor's own, the newest first, 20 a page.",
    "Query.findOrder": "Anybody's, without the address it goes to.",
    "Query.orderAgain": "What of the visitor's order could be bought today.",
    "AgainLine.unitPrice": "Today; null where it is no longer sold like this.",
    "Mutation.payOrder": "The page where it is paid. Of an order that is not the visitor's own with its email address.",
    "Mutation.requestReturn": "All of these pieces or none. Of an order that is not the visitor's own with its email address.",
    "Mutation.cancelPieces": "Of each line as many as are to be canceled in all: asking again changes nothing.",
    "OrderLine.canceled": "Pieces that were canceled before they were packed.",
    "OrderLine.addedFor": "The car that it was chosen for; null where none was.",
    "OrderLine.returned": "Pieces that a return was asked for and not refused.",
    "ReturningPieces.received": "How many of them came; null until the shop has looked.",
    "OrderReturn.shipping": "Of the credit, what the way there had cost: of parts that were guaranteed to fit and did not.",
    "OrderReturn.settledAt": "When the shop had it, or refused it.",
    "OrderSummary.refunded": "Of the total; what came in on top of it and went back is not in it.",
    "Order.credited": "Of the total: for canceled pieces and returns."
  }
}
