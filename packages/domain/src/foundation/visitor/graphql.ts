import type { Vocabulary } from "../graphql/Vocabulary.ts"
import { UserProfile } from "./userProfile.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { UserProfile },
  texts: { "Query.userProfile": "For a visitor without an account, all fields except the guid are empty." }
}
