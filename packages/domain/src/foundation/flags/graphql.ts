import type { Vocabulary } from "../graphql/Vocabulary.ts"
import { Audiences, FeatureFlag } from "./model.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { Audiences, FeatureFlag, FlagValue: FeatureFlag.fields.value.members[0] },
  texts: {
    FlagValue: "true, false, or any other text.",
    "Query.featureFlags": "Unknown flags are omitted."
  }
}
