import { Schema } from "effect"
import type { JsonRequest } from "../../foundation/ports/Http.ts"
import type { Suggestions } from "./model.ts"
import { categoryLinks, toSuggestedQueries } from "./toSuggestedQueries.ts"
import { SUGGESTION_COUNT } from "./suggestions.ts"
import { createTermIndex } from "./createTermIndex.ts"
import { getInterpretedWords } from "./words.ts"

/** Where the terms of one version of the catalogue are; what is there never changes. */
export const KNOWN_TERMS_PATH = "/api/search/terms"

/** The request for the terms of a version. */
export const createKnownTermsRequest = (version: string): JsonRequest => ({ path: KNOWN_TERMS_PATH, query: { v: version } })

/** The shop's commonest search terms, for the browser to look through while the services' answer is under way, and without a network. */
export const KnownTerms = Schema.Struct({
  categories: Schema.Array(Schema.Struct({ name: Schema.String, url: Schema.String })),
  /** The heaviest first. A category is a place in `categories`; -1 is none. */
  terms: Schema.Array(Schema.Tuple([Schema.String, Schema.Int]))
})
export interface KnownTerms extends Schema.Struct.Type<typeof KnownTerms.fields> {}

/** The part of an answer that follows from the shop's terms alone. */
export type KnownSuggestions = Pick<Suggestions, "suggestedQueries" | "categoryLinks" | "typeAheadSuggestion">

/** Looks through the terms by the services' own rule, so that rows stay where they are when the answer comes. Pure; under a millisecond. */
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
