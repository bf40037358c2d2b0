import { type AutoSuggestRequest, noSuggestions, type Suggestions } from "@camber/domain/search"
import type { Kysely } from "kysely"
import { sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { BadInput } from "../http/failures.ts"
import { addresses } from "../schema/addresses.ts"
import type { Store } from "../schema/Store.ts"
import type { Reference } from "../trait/Reference.ts"
import { boostOf } from "./boost.ts"
import { markedUp } from "./markup.ts"
import { searchFor } from "./searchCondition.ts"
import { englishQuery, wordsOf } from "./searchText.ts"
import { suggestedProducts } from "./suggestedProducts.ts"
import type { SearchTerm, Vocabulary } from "./vocabulary.ts"

const longestQuery = 200
const mostSuggestions = 50
const mostArticles = 4
const mostCategories = 3

type Request = { readonly autoSuggestRequest: AutoSuggestRequest }

/**
 * Search as you type. `productQuery` is what the products were found with: the term as typed, or where that finds none its
 * completion, or where it finds nothing at all its correction. Rejects with `BadInput` beyond 200 characters or 50 suggestions.
 */
export const suggestions =
  (store: Store, productCap: number) =>
  async ({ autoSuggestRequest: request }: Request): Promise<Suggestions> => {
    checkLimits(request)
    const { numberOfSuggestions: most } = request
    const typed = request.query.trim().toLowerCase()
    const words = wordsOf(typed)
    if (words.length === 0) return noSuggestions
    const reference = await store.reference()
    const boost = boostOf(request.ymmBoost, reference)

    const find = async (term: string): Promise<Found> => ({
      query: term,
      terms: reference.vocabulary.beginning(term, most),
      products: await suggestedProducts(store, await searchFor(store, reference, term), boost, Math.min(most, productCap)),
      articles: await suggestedArticles(store, wordsOf(term))
    })
    const asTyped = await find(typed)
    const found = asTyped.products.length > 0 ? asTyped : await findInstead(asTyped, find, reference.vocabulary)
    return {
      autoSuggestProducts: found.products,
      autoSuggestArticles: found.articles,
      categoryLinks: categoryLinks(found.terms, found.query, reference),
      typeAheadSuggestion: found.terms.find(({ term }) => term.toLowerCase().startsWith(typed))?.term ?? "",
      productQuery: found.query,
      suggestedQueries: found.terms.map(({ term }, index) => ({
        ordinality: index + 1,
        query: term,
        queryWithMarkups: markedUp(term, words)
      }))
    }
  }

/** What one term finds. */
interface Found {
  readonly query: string
  readonly terms: ReadonlyArray<SearchTerm>
  readonly products: Suggestions["autoSuggestProducts"]
  readonly articles: Suggestions["autoSuggestArticles"]
}

/** For a term without products: its completion, else its correction. A correction would only be in the way of articles. */
const findInstead = async (asTyped: Found, find: (term: string) => Promise<Found>, { correct }: Vocabulary): Promise<Found> => {
  const completed = asTyped.terms[0]?.term
  if (completed !== undefined) return { ...(await find(completed)), terms: asTyped.terms }
  const corrected = asTyped.articles.length > 0 ? null : correct(wordsOf(asTyped.query))
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

/** The categories of the terms, each as a listing of what was typed within it. */
const categoryLinks = (terms: ReadonlyArray<SearchTerm>, query: string, { categories }: Reference): Suggestions["categoryLinks"] =>
  [...new Set(terms.map(({ category_id }) => category_id))]
    .map((id) => (id === null ? undefined : categories.byId.get(id)))
    .filter((category) => category !== undefined)
    .slice(0, mostCategories)
    .map((category) => ({ url: `${addresses.category(category)}?query=${encodeURIComponent(query)}`, name: category.name }))
