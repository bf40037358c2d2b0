import {
  type AutoSuggestRequest,
  categoryLinks,
  meantWords,
  noSuggestions,
  suggestedQueries,
  type Suggestions
} from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import { sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { BadInput } from "../http/failures.ts"
import { englishQuery } from "../products/searchText.ts"
import type { Reference } from "../reference/Reference.ts"
import type { SearchTerm } from "../reference/vocabulary.ts"
import { addresses } from "../schema/addresses.ts"
import type { Store } from "../schema/Store.ts"
import { boostOf } from "./boost.ts"
import { isNumber } from "./partNumber.ts"
import { correctedTerm } from "./readTerm.ts"
import { type Search, searchFor } from "./searchCondition.ts"
import { suggestedProducts } from "./suggestedProducts.ts"
import { categoriesOf, suggestedTerms, typeAhead } from "./suggestedTerms.ts"
import { understoodOf } from "./understoodOf.ts"

const longestQuery = 200
const mostSuggestions = 50
const mostArticles = 4

type Request = { readonly autoSuggestRequest: AutoSuggestRequest; readonly fits: Project | null }

/**
 * Search as you type. `productQuery` is what the products were found with: the term as typed, or where that finds none its
 * completion, or where it finds nothing at all its correction. Rejects with `BadInput` beyond 200 characters or 50 suggestions.
 */
export const suggestions =
  (store: Store, productCap: number) =>
  async ({ autoSuggestRequest: request, fits }: Request): Promise<Suggestions> => {
    checkLimits(request)
    const { numberOfSuggestions: most } = request
    const typed = request.query.trim().toLowerCase()
    if (meantWords(typed).length === 0) return noSuggestions
    const reference = await store.reference()
    const wish = { boost: boostOf(request.ymmBoost, reference), fits, limit: Math.min(most, productCap) }

    const find = async (query: string): Promise<Found> => {
      const search = await searchFor(store, reference, query)
      return {
        query,
        search,
        terms: suggestedTerms(query, search.reading, reference, most),
        products: await suggestedProducts(store, search, wish),
        articles: await suggestedArticles(store, search.reading.words)
      }
    }
    const asTyped = await find(typed)
    const found = asTyped.products.length > 0 ? asTyped : await findInstead(asTyped, find, reference)
    return {
      autoSuggestProducts: found.products,
      autoSuggestArticles: found.articles,
      categoryLinks: categoryLinks(categoriesOf(found.terms, reference), found.query),
      typeAheadSuggestion: typeAhead(typed, found.search.reading, found.terms),
      productQuery: found.query,
      suggestedQueries: suggestedQueries(
        found.terms.map(({ term }) => term),
        typed
      ),
      understood: await understoodOf(store, asTyped.search)
    }
  }

/** What one term finds. */
interface Found {
  readonly query: string
  readonly search: Search
  readonly terms: ReadonlyArray<SearchTerm>
  readonly products: Suggestions["autoSuggestProducts"]
  readonly articles: Suggestions["autoSuggestArticles"]
}

/** For a term without products: its completion, else its correction. A correction would only be in the way of articles, and of numbers. */
const findInstead = async (asTyped: Found, find: (term: string) => Promise<Found>, reference: Reference): Promise<Found> => {
  const completed = reference.vocabulary.beginning(asTyped.search.reading.words.join(" "), 1)[0]?.term
  if (completed !== undefined) return { ...(await find(completed)), terms: asTyped.terms }
  if (asTyped.articles.length > 0 || isNumber(asTyped.query)) return asTyped
  const corrected = correctedTerm(reference, asTyped.query)
  return corrected === null ? asTyped : find(corrected)
}

const checkLimits = ({ query, numberOfSuggestions }: AutoSuggestRequest): void => {
  if (query.length > longestQuery)
    throw new BadInput({ argument: "autoSuggestRequest.query", expected: `Expected at most ${longestQuery} characters` })
  if (numberOfSuggestions < 1 || numberOfSuggestions > mostSuggestions) {
    throw new BadInput({ argument: "autoSuggestRequest.numberOfSuggestions", expected: `Expected a number from 1 to ${mostSuggestions}` })
  }
}

const suggestedArticles = async (
  { database, pictures }: Store,
  words: ReadonlyArray<string>
): Promise<Suggestions["autoSuggestArticles"]> => {
  const rows = await articleRows(database, words)
  return rows.map((row, index) => ({
    position: index + 1,
    url: addresses.article(row),
    title: row.title,
    thumbImageUrl: pictures.drawing(row.drawing)
  }))
}

const articleRows = (database: Kysely<Tables>, words: ReadonlyArray<string>) =>
  database
    .selectFrom("article")
    .select(["article_id", "slug", "title", "drawing"])
    .where(sql<boolean>`search @@ ${englishQuery(words)}`)
    .orderBy(sql`ts_rank(search, ${englishQuery(words)})`, "desc")
    .orderBy("article_id")
    .limit(mostArticles)
    .execute()
