import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import * as calls from "./calls.ts"
import { NavigationLink, PlatformLink } from "./model.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { NavigationLink, PlatformLink, NavigationSubItem: NavigationLink.fields.subItems.value },
  texts: { "PlatformLink.subItems": "Same as childPlatforms, for one release." },
  optional: Object.values(calls).map(({ operation }) => `Query.${operation}`)
}
