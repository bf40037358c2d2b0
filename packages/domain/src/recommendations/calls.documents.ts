import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

const variables = [
  ["sections", "[String!]!"],
  ["skuBaseNumbers", "[String!]!"],
  ["skuVariantNumbers", "[String!]!"],
  ["articleIds", "[Int!]!"],
  ["ymmData", "YmmInput!"],
  ["keywords", "String"],
  ["userVin", "String"],
  ["webUserGuid", "String"]
] as const
const declared = variables.map(([name, type]) => `$${name}: ${type}`).join(", ")
const passed = variables.map(([name]) => `${name}: $${name}`).join(", ")

/** The documents of this capability's calls, by operation. */
export const documents = {
  recommendationSections: `query recommendationSections(${declared}) {
  recommendationSections(${passed}) ${selectionOf(calls.recommendationSections.result, "recommendationSections")}
}`
}
