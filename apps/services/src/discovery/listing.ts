import { type Listing, type ListingAddress, PAGE_SIZE } from "@camber/domain/search"
import { type Project, projectFingerprint, unknownProject } from "@camber/domain/vehicle"
import { LRUCache } from "lru-cache"
import { BadInput } from "../http/failures.ts"
import { cardsOf } from "../products/cards.ts"
import type { ListingFilter } from "../products/ListingFilter.ts"
import type { Reference } from "../reference/Reference.ts"
import type { Store } from "../schema/Store.ts"
import type { ListingIndex } from "./ListingIndex.ts"
import { listingIndexCache } from "./listingIndexCache.ts"
import { listingPage } from "./listingPage.ts"
import { type ResolvedScope, resolveScope } from "./listingScope.ts"
import { listingSummary, type ListingSummary } from "./listingSummary.ts"
import { correctedTerm } from "./readTerm.ts"
import { type Search, searchFor } from "./searchCondition.ts"
import { understoodOf } from "./understoodOf.ts"

const longestQuery = 200
const mostFacets = 30
const rememberedSummaries = 500

type WireListing = typeof Listing.Encoded
type Request = { readonly address: ListingAddress; readonly project: Project | null }

/** A listing with its term as it was searched: what a corrected term found counts as what the term found. */
interface Found {
  readonly search: Search
  readonly summary: ListingSummary
  readonly correctedQuery: string | null
}

/**
 * One page of a listing; null for an unknown scope and for a page past the end. Rejects with `BadInput` beyond 200 characters or 30
 * facets. Counts are remembered for a state of the catalogue, so that the next page, another sort and the next shopper do not count again.
 */
export const listings = (store: Store): ((request: Request) => Promise<WireListing | null>) => {
  const summaries = new LRUCache<string, ListingSummary>({ max: rememberedSummaries })

  const indexOf = listingIndexCache(store.database)

  const find = async (
    request: Request,
    reference: Reference,
    index: ListingIndex,
    scope: ResolvedScope,
    term: string
  ): Promise<Omit<Found, "correctedQuery">> => {
    const { facets, fits } = request.address
    const project = request.project ?? unknownProject
    const search = await searchFor(store, reference, term)
    const isOfProject = fits || ["race", "vehicle"].includes(request.address.scope.kind)
    const chosen = facets.map(({ name, value }) => JSON.stringify([name, value])).sort()
    const state = [reference.version, reference.ratingChanges]
    const key = JSON.stringify([state, scope.canonicalPath, term, chosen, fits, isOfProject && projectFingerprint(project)])
    const known = summaries.get(key)
    if (known !== undefined) return { search, summary: known }
    const filter: ListingFilter = { scope: scope.condition, text: search.condition, fits: fits ? project : null }
    const summary = await listingSummary(store.database, filter, facets, index)
    summaries.set(key, summary)
    return { search, summary }
  }

  const findOrCorrect = async (request: Request, reference: Reference, index: ListingIndex, scope: ResolvedScope): Promise<Found> => {
    const { exact, facets, query } = request.address
    const term = query.trim()
    const found = await find(request, reference, index, scope, term)
    if (found.summary.listed.size > 0 || term === "" || exact || facets.length > 0) return { ...found, correctedQuery: null }
    const correctedQuery = correctedTerm(reference, term)
    if (correctedQuery === null) return { ...found, correctedQuery }
    const corrected = await find(request, reference, index, scope, correctedQuery)
    return corrected.summary.listed.size === 0 ? { ...found, correctedQuery: null } : { ...corrected, correctedQuery }
  }

  return async (request) => {
    const { address, project } = request
    checkLimits(address)
    const reference = await store.reference()
    const scope = resolveScope(address.scope, reference, project)
    if (scope === undefined) return null
    const index = await indexOf(reference)
    const { search, summary, correctedQuery } = await findOrCorrect(request, reference, index, scope)
    const total = summary.listed.size
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE))
    if (address.page > pageCount) return null
    const order = { ...address, words: search.words, fitsFirst: fitsFirst(project, total) }
    const ids = await listingPage(store.database, index, summary.listed, order)
    return {
      title: address.query === "" ? scope.title : `Results for ${correctedQuery ?? address.query}`,
      canonicalPath: scope.canonicalPath,
      trail: scope.trail,
      children: childrenOf(scope, summary, store),
      total,
      page: address.page,
      pageCount,
      cards: await cardsOf(store, reference, ids, project),
      facets: summary.facets,
      correctedQuery,
      understood: await understoodOf(store, search)
    }
  }
}

/** Larger listings are ordered without the car: ranking every product of the whole shop would take longer than the page may. */
const mostRanked = 20_000

const fitsFirst = (project: Project | null, total: number): Project | null =>
  project !== null && projectFingerprint(project) !== "" && total <= mostRanked ? project : null

const checkLimits = ({ query, facets }: ListingAddress): void => {
  if (query.length > longestQuery)
    throw new BadInput({ argument: "address.query", expected: `Expected at most ${longestQuery} characters` })
  if (facets.length > mostFacets) throw new BadInput({ argument: "address.facets", expected: `Expected at most ${mostFacets} facets` })
}

const childrenOf = ({ children }: ResolvedScope, { categoryCounts }: ListingSummary, { pictures }: Store): WireListing["children"] =>
  children
    .map(({ categoryIds, drawing, href, label }) => ({
      label,
      href,
      count: categoryIds && categoryIds.reduce((sum, id) => sum + (categoryCounts.get(id) ?? 0), 0),
      imageUrl: drawing === null ? null : pictures.drawing(drawing)
    }))
    .filter(({ count }) => count !== 0)
