import type { Vocabulary } from "../graphql/Vocabulary.ts"
import { findOrder, orders, requestReturn } from "./calls.ts"
import { Moment, Order, OrderLine, OrderSummary, ReturnedLine } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["requestReturn"],
  types: {
    FoundOrder: [findOrder.result.fields.findOrder, requestReturn.result.fields.requestReturn],
    Moment,
    Order,
    OrderLine,
    OrdersPage: orders.result.fields.orders,
    OrderSummary
  },
  inputs: { ReturnedLineInput: ReturnedLine },
  texts: {
    Moment: "Moments are UTC milliseconds.",
    "Query.orders": "The visitor's own, the newest first, 20 a page.",
    "Query.findOrder": "Anybody's, without the address it goes to.",
    "Mutation.requestReturn": "All of these pieces or none. Of an order that is not the visitor's own with its email address.",
    "OrderLine.returned": "Pieces that are to go back."
  }
}
