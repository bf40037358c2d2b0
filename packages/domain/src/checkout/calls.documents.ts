import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  promoCode: `query promoCode($webUserGuid: String!, $code: String!) {
  promoCode(webUserGuid: $webUserGuid, code: $code) ${selectionOf(calls.promoCode.result, "promoCode")}
}`,
  orderReview: `query orderReview($webUserGuid: String!, $terms: OrderTermsInput!, $country: String, $region: String) {
  orderReview(webUserGuid: $webUserGuid, terms: $terms, country: $country, region: $region) ${selectionOf(calls.orderReview.result, "orderReview")}
}`,
  placeOrder: `mutation placeOrder($webUserGuid: String!, $contact: ContactInput!, $terms: OrderTermsInput!, $reviewed: ReviewedInput!, $attribution: String) {
  placeOrder(webUserGuid: $webUserGuid, contact: $contact, terms: $terms, reviewed: $reviewed, attribution: $attribution) ${selectionOf(calls.placeOrder.result, "placeOrder")}
}`
}
