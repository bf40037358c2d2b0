import type { GraphQLRequest, JsonRequest } from "@camber/domain/ports"
import type { autoSuggest, AutoSuggestRequest, KnownTerms, Suggestions, QueryInterpretation } from "@camber/domain/search"
import { sampleSuggestions } from "@camber/testing/records"
import { when } from "mobx"
import { composeApp } from "../src/app/composition/composeApp.ts"
import type { Seed } from "../src/foundation/runtime/Seed.ts"
import { PageNavigator } from "../src/foundation/page/PageNavigator.ts"
import type { EffectRuntime } from "../src/foundation/runtime/AppRuntime.ts"
import { SearchStore } from "../src/features/search/SearchStore.ts"
import { emptySeed } from "./renderStorefront.tsx"
import { createTestRuntime } from "./createTestRuntime.ts"

/** A page that is not a search page. */
export const otherPage = { term: "", isSearchPage: false, understood: null }

/** Suggestions of the services for a term. */
export const answerTo = (term: string): Suggestions => sampleSuggestions({ productQuery: term, typeAheadSuggestion: `${term}er` })

/** A store over an in-memory runtime that returns each term as its own suggestion and records requests, events and opened pages. */
export const startSearch = (
  options: {
    readonly seed?: Partial<Seed>
    readonly isAway?: boolean
    readonly terms?: KnownTerms
    readonly understood?: QueryInterpretation
    readonly wrap?: (engine: EffectRuntime) => EffectRuntime
  } = {}
) => {
  const asked: Array<AutoSuggestRequest & { readonly fits: unknown }> = []
  const reported: Array<string> = []
  const gone: Array<string> = []
  const json = ({ path }: JsonRequest) => (path === "/api/search/terms" && options.terms ? { data: options.terms } : "away")
  const graphql = ({ operation, variables }: GraphQLRequest) => {
    if (operation !== "GetAutoSuggestPublicResults" || options.isAway) return "away"
    const { autoSuggestRequest, fits } = variables as typeof autoSuggest.variables.Type
    asked.push({ ...autoSuggestRequest, fits })
    return { data: { autoSuggestPublic: { ...answerTo(autoSuggestRequest.query), understood: options.understood ?? null } } }
  }
  const load = createTestRuntime(null, { graphql, json }, { receive: ({ name }) => void reported.push(name) })
  const { container, runtime } = composeApp(
    { ...emptySeed, ...options.seed },
    (seed) => load(seed).then(options.wrap ?? ((engine) => engine)),
    (error) => {
      throw error
    }
  )
  container.resolve(PageNavigator).attach({ navigate: (href) => void gone.push(href) })
  const store = container.resolve(SearchStore)
  const answered = (term: string) => when(() => store.suggestions?.productQuery === term, { timeout: 8000 })
  return {
    store,
    runtime,
    asked,
    reported,
    gone,
    answered,
    settled: () => runtime.run((use) => use.SearchTerms.use((search) => search.recent))
  }
}
