import type { Vocabulary } from "../graphql/Vocabulary.ts"
import * as calls from "./calls.ts"
import { NavigationLink } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: { NavigationLink, NavigationSubItem: NavigationLink.fields.subItems.value },
  optional: Object.values(calls).map(({ operation }) => `Query.${operation}`)
}
