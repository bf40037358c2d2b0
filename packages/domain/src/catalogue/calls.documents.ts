import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  skuBases: `query skuBases($skuBaseNumbers: [String!]!, $webUserGuid: String) {
  skuBases(skuBaseNumbers: $skuBaseNumbers, webUserGuid: $webUserGuid) ${selectionOf(calls.skuBases.result, "skuBases")}
}`,
  productOptions: `query productOptions($skuOrSkuBase: String!, $project: ProjectInput) {
  productOptions(skuOrSkuBase: $skuOrSkuBase, project: $project) ${selectionOf(calls.productOptions.result, "productOptions")}
}`,
  productPage: `query productPage($productPageId: Int!, $skuVariantNumber: String, $project: ProjectInput) {
  productPage(productPageId: $productPageId, skuVariantNumber: $skuVariantNumber, project: $project) ${selectionOf(calls.productPage.result, "productPage")}
}`
}
