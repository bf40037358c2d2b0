import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { skuBaseFitment } from "./calls.ts"
import { Answer, BuyerCount, ComparedCondition, Fitment, HeldCount, Prompt, Reason, Scope, Verdict } from "./model.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    Answer,
    BuyerCount,
    ComparedCondition,
    EngineSide: ComparedCondition.fields.side.members[0],
    Fitment,
    HeldCount,
    Prompt,
    Reason,
    ReasonRule: Reason.fields.rule,
    Scope,
    SkuBaseFitment: skuBaseFitment.result.fields.skuBaseFitment.value,
    Subject: ComparedCondition.fields.subject,
    Verdict
  },
  optional: ["Query.skuBaseFitment", "Query.skuBaseFitment.selectedFacetData"],
  texts: {
    "Query.skuBaseFitment": "Verdicts of at most 100 products. Products that are unknown or not for vehicles are omitted.",
    Reason: "Why the verdict was reached: the deciding application, or for NoFit the nearest one."
  }
}
