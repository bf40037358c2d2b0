import { selectionOf } from "../ports/selection.ts"
import { comparison } from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  comparison: `query comparison($skuBaseNumbers: [String!]!, $project: ProjectInput) {
  comparison(skuBaseNumbers: $skuBaseNumbers, project: $project) ${selectionOf(comparison.result, "comparison")}
}`
}
