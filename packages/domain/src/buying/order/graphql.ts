import { ChosenComponent } from "../../catalog/catalog/sku.ts"
import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { cancelOrder, cancelPieces, findOrder, oldOrders, orders, payOrder, requestOldReturn, requestReturn } from "./calls.ts"
import {
  AgainLine,
  CanceledLine,
  Moment,
  OldOrder,
  OldOrderLine,
  OldOrderReturn,
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

/** GraphQL names and descriptions of the order calls. */
export const vocabulary: Vocabulary = {
  mutations: ["cancelOrder", "cancelPieces", "payOrder", "requestOldReturn", "requestReturn"],
  types: {
    AgainLine,
    ChosenComponent,
    FoundOrder: [
      findOrder.result.fields.findOrder,
      requestReturn.result.fields.requestReturn,
      cancelOrder.result.fields.cancelOrder,
      cancelPieces.result.fields.cancelPieces
    ],
    FoundOldOrder: requestOldReturn.result.fields.requestOldReturn,
    Moment,
    OldOrder,
    OldOrderLine,
    OldOrderReturn,
    OldOrdersPage: oldOrders.result.fields.oldOrders,
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
    "Query.oldOrders": "Orders of the visitor in the shop's former software: the newest hundred, and the number of all.",
    "OldOrder.currency": "ISO 4217 code.",
    "OldOrder.returns": "Oldest first. The credit is what the shop recorded as refunded.",
    "Mutation.requestOldReturn": "Returns all of these pieces of an order in the former software, or none. Lines count from 1.",
    "Query.orders": "Orders of the visitor, newest first, 20 per page.",
    "Query.findOrder": "Any order by number and email address, without the delivery address.",
    "Query.orderAgain": "Lines of the visitor's order with current prices.",
    "AgainLine.unitPrice": "Current price; null if it is no longer available.",
    "Mutation.payOrder": "Payment page. Other customers' orders require the email address.",
    "Mutation.requestReturn": "Returns all of these pieces or none. Other customers' orders require the email address.",
    "Mutation.cancelPieces": "Total number of pieces to cancel per line, so repeating the request changes nothing.",
    "OrderLine.canceled": "Pieces canceled before packing.",
    "OrderLine.addedFor": "Vehicle that it was chosen for; null if none.",
    "OrderLine.returned": "Pieces in returns that were not refused.",
    "ReturningPieces.received": "Pieces received; null until inspected.",
    "OrderReturn.shipping": "Part of the credit: the original shipping of parts that were guaranteed to fit and did not.",
    "OrderReturn.settledAt": "Time of receipt or refusal.",
    "OrderSummary.refunded": "Refunded part of the total, without refunds of overpayments.",
    "Order.credited": "Credited part of the total, for canceled pieces and returns."
  }
}
