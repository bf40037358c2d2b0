import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  addToCart: `mutation addToCart($webUserGuid: String!, $items: [CartItemInput!]!, $productPageId: Int, $skuBaseNumber: String, $productPageUrl: String, $project: ProjectInput) {
  addToCart(webUserGuid: $webUserGuid, items: $items, productPageId: $productPageId, skuBaseNumber: $skuBaseNumber, productPageUrl: $productPageUrl, project: $project) ${selectionOf(calls.addToCart.result, "addToCart")}
}`,
  cart: `query cart($webUserGuid: String!, $project: ProjectInput) {
  cart(webUserGuid: $webUserGuid, project: $project) ${selectionOf(calls.cart.result, "cart")}
}`,
  changeCartLine: `mutation changeCartLine($webUserGuid: String!, $lineId: String!, $quantity: Int!, $project: ProjectInput) {
  changeCartLine(webUserGuid: $webUserGuid, lineId: $lineId, quantity: $quantity, project: $project) ${selectionOf(calls.changeCartLine.result, "changeCartLine")}
}`,
  removeCartLines: `mutation removeCartLines($webUserGuid: String!, $lineIds: [String!]!, $project: ProjectInput) {
  removeCartLines(webUserGuid: $webUserGuid, lineIds: $lineIds, project: $project) ${selectionOf(calls.removeCartLines.result, "removeCartLines")}
}`,
  restoreCartLines: `mutation restoreCartLines($webUserGuid: String!, $lineIds: [String!]!, $project: ProjectInput) {
  restoreCartLines(webUserGuid: $webUserGuid, lineIds: $lineIds, project: $project) ${selectionOf(calls.restoreCartLines.result, "restoreCartLines")}
}`,
  GetUserShoppingCartShallow: `query GetUserShoppingCartShallow($webUserGuid: String!) {
  shoppingCart(webUserGuid: $webUserGuid) ${selectionOf(calls.getUserShoppingCartShallow.result, "shoppingCart")}
}`
}
