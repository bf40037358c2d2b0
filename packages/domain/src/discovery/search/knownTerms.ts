import { Schema } from "effect"
import type { JsonRequest } from "../../foundation/ports/Http.ts"
import type { Suggestions } from "./model.ts"
import { categoryLinks, toSuggestedQueries } from "./toSuggestedQueries.ts"
import { SUGGESTION_COUNT } from "./suggestions.ts"
import { createTermIndex, getInterpretedWords } from "./createTermIndex.ts"

/** Path of the search terms. The response for a catalog version never changes. */
export const KNOWN_TERMS_PATH = "/api/search/terms"

/** Creates the request for the terms of a catalog version. */
export const createKnownTermsRequest = (version: string): JsonRequest => ({ path: KNOWN_TERMS_PATH, query: { v: version } })

/** The shop's most common search terms. The browser searches them while a response is pending or the device is offline. */
export const KnownTerms = Schema.Struct({
  categories: Schema.Array(Schema.Struct({ name: Schema.String, url: Schema.String })),
  /** Terms, heaviest first. The number is an index into `categories`, or -1 for none. */
  terms: Schema.Array(Schema.Tuple([Schema.String, Schema.Int]))
})
export interface KnownTerms extends Schema.Struct.Type<typeof KnownTerms.fields> {}

/** The suggestions that can be computed from the terms alone. */
export type KnownSuggestions = Pick<Suggestions, "suggestedQueries" | "categoryLinks" | "typeAheadSuggestion">

/**
 * Creates a function that searches the terms by the same rule as the services, so that rows keep their position when the response arrives.
 * Takes under a millisecond.
 */
export const createLocalSuggestions = ({ categories, terms }: KnownTerms): ((typed: string) => KnownSuggestions) => {
  const index = createTermIndex(terms.map(([term]) => term))
  return (typed) => {
    const words = getInterpretedWords(typed)
    const begun = typed.trim().toLowerCase()
    const found = index.matching(words.join(" "), SUGGESTION_COUNT).map((place) => terms[place] ?? noTerm)
    const names = found.map(([term]) => term)
    return {
      suggestedQueries: toSuggestedQueries(names, typed),
      categoryLinks: categoryLinks(
        found.flatMap(([, place]) => categories[place] ?? []),
        begun
      ),
      typeAheadSuggestion: (begun === "" ? undefined : names.find((term) => term.toLowerCase().startsWith(begun))) ?? ""
    }
  }
}

const noTerm = ["", -1] as const
