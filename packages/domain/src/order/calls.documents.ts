import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  orders: `query orders($webUserGuid: String!, $page: Int!) {
  orders(webUserGuid: $webUserGuid, page: $page) ${selectionOf(calls.orders.result, "orders")}
}`,
  order: `query order($webUserGuid: String!, $orderNumber: String!) {
  order(webUserGuid: $webUserGuid, orderNumber: $orderNumber) ${selectionOf(calls.order.result, "order")}
}`,
  findOrder: `query findOrder($webUserGuid: String!, $orderNumber: String!, $email: String!) {
  findOrder(webUserGuid: $webUserGuid, orderNumber: $orderNumber, email: $email) ${selectionOf(calls.findOrder.result, "findOrder")}
}`,
  requestReturn: `mutation requestReturn($webUserGuid: String!, $orderNumber: String!, $email: String, $lines: [ReturnedLineInput!]!, $reason: String!, $note: String) {
  requestReturn(webUserGuid: $webUserGuid, orderNumber: $orderNumber, email: $email, lines: $lines, reason: $reason, note: $note) ${selectionOf(calls.requestReturn.result, "requestReturn")}
}`
}
