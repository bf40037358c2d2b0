import { selectionOf } from "../ports/selection.ts"
import { skuBaseFitment } from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  skuBaseFitment: `query skuBaseFitment($skuBaseNumbers: [String!]!, $project: ProjectInput, $selectedFacetData: [SelectedFacetInput!], $webUserGuid: String) {
  skuBaseFitment(skuBaseNumbers: $skuBaseNumbers, project: $project, selectedFacetData: $selectedFacetData, webUserGuid: $webUserGuid) ${selectionOf(skuBaseFitment.result, "skuBaseFitment")}
}`
}
