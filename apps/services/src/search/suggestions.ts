import { findJobs } from "@camber/domain/jobs"
import { isTooLong, MAX_TERM_LENGTH } from "@camber/domain/pages"
import {
  type AutoSuggestRequest,
  categoryLinks,
  getInterpretedWords,
  mentionsOtherVehicle,
  NO_SUGGESTIONS,
  shouldFilterByFit,
  toSuggestedQueries,
  type Suggestions,
  type QueryInterpretation
} from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { readJobTables } from "@camber/job-data"
import { toJobLink } from "../products/jobLinks.ts"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { InvalidArgument } from "../http/errors.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { ProductBitset } from "@camber/search/columns"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"
import { searchCatalog } from "./searchCatalog.ts"
import { boostToVehicleQuery } from "@camber/search/search-index"
import { createArticleSuggester } from "./createArticleSuggester.ts"
import { createProductSuggester } from "./createProductSuggester.ts"
import { getTermCategories, suggestTerms, getTypeAhead } from "./suggestTerms.ts"
import { interpretQuery } from "./interpretQuery.ts"

const mostSuggestions = 50

type Request = { readonly autoSuggestRequest: AutoSuggestRequest; readonly fits: Project | null }

/**
 * Creates the resolver of search suggestions. `productQuery` is the query that found the products: the typed text, its completion, or its
 * correction. Rejects with `InvalidArgument` if the text exceeds 200 characters or more than 50 suggestions are requested.
 */
export const suggestions = (store: ResolverContext, productCap: number, catalogue: CatalogIndexes, changes: Pick<ChangeLog, "listen">) => {
  const products = createProductSuggester(store, changes)
  const articles = createArticleSuggester(store, changes)
  return async ({ autoSuggestRequest: request, fits }: Request): Promise<Suggestions> => {
    checkLimits(request)
    const { numberOfSuggestions: most } = request
    const typed = request.query.trim().toLowerCase()
    if (getInterpretedWords(typed).length === 0) return NO_SUGGESTIONS
    const reference = catalogue.ready(await store.reference())
    const indexes = await catalogue.search(reference)
    const limit = Math.min(most, productCap)
    const plate = boostToVehicleQuery(request.ymmBoost, indexes.searchIndex)
    const found = await searchCatalog(store, indexes, typed, { isTyping: true, vehicle: plate })
    const understood = await interpretQuery(store, indexes, found)
    const ordinals =
      fits === null ? found.ordinals : getShown(found.ordinals, (await catalogue.fitting(reference, fits)).all, understood, fits)
    const terms = suggestTerms(typed, reference, indexes.searchIndex, {
      limit: most,
      only: fits?.vehicle ?? null,
      plate: request.ymmBoost
    })
    const ids = Array.from(ordinals.slice(0, limit), (ordinal) => indexes.index.productIds[ordinal]!)
    const query = found.result?.query.corrected ?? typed
    const [autoSuggestProducts, autoSuggestArticles] = await Promise.all([products(ids), articles(getInterpretedWords(typed))])
    return {
      autoSuggestProducts,
      autoSuggestArticles,
      categoryLinks: categoryLinks(getTermCategories(terms, reference), query),
      typeAheadSuggestion: getTypeAhead(typed, terms, indexes.searchIndex),
      productQuery: query,
      suggestedQueries: toSuggestedQueries(
        terms.map(({ term }) => term),
        typed
      ),
      understood,
      jobs: findJobs(readJobTables(), understood?.vehicle ? understood.remainder : typed).map(toJobLink)
    }
  }
}

/** Filters by fit as the results page does: not if nothing would remain, and not if the query names another car. */
const getShown = (ordinals: Int32Array, fitting: ProductBitset, understood: QueryInterpretation | null, fits: Project): Int32Array => {
  const fittingOnes = ordinals.filter((ordinal) => fitting.has(ordinal))
  const isAboutOtherCar = mentionsOtherVehicle(understood, fits.vehicle)
  return shouldFilterByFit({ preference: null, fitting: fittingOnes.length, isAboutOtherCar }) ? fittingOnes : ordinals
}

const checkLimits = ({ query, numberOfSuggestions }: AutoSuggestRequest): void => {
  if (isTooLong(query))
    throw new InvalidArgument({ argument: "autoSuggestRequest.query", expected: `Expected at most ${MAX_TERM_LENGTH} characters` })
  if (numberOfSuggestions < 1 || numberOfSuggestions > mostSuggestions) {
    throw new InvalidArgument({
      argument: "autoSuggestRequest.numberOfSuggestions",
      expected: `Expected a number from 1 to ${mostSuggestions}`
    })
  }
}
