import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  productReviews: `query productReviews($productPageId: Int!, $after: Int!) {
  productReviews(productPageId: $productPageId, after: $after) ${selectionOf(calls.productReviews.result, "productReviews")}
}`
}
