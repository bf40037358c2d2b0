import type { Vocabulary } from "../graphql/Vocabulary.ts"
import { UserProfile } from "./userProfile.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { UserProfile },
  texts: { "Query.userProfile": "Of a visitor without an account all but the guid is empty." }
}
