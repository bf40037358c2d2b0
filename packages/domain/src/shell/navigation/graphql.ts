import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import * as calls from "./calls.ts"
import { NavigationLink, PlatformLink } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { NavigationLink, PlatformLink, NavigationSubItem: NavigationLink.fields.subItems.value },
  texts: { "PlatformLink.subItems": "The same as childPlatforms, for one release." },
  optional: Object.values(calls).map(({ operation }) => `Query.${operation}`)
}
