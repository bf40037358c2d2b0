import type { Vocabulary } from "../graphql/Vocabulary.ts"
import { Audiences, FeatureFlag } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { Audiences, FeatureFlag, FlagValue: FeatureFlag.fields.value.members[0] },
  texts: {
    FlagValue: "true, false, or a text that says more than that.",
    "Query.featureFlags": "Flags that nobody knows are left out."
  }
}
