import { type Listing, type ListingAddress, PAGE_SIZE } from "@camber/domain/search"
import { type Project, projectFingerprint, unknownProject } from "@camber/domain/vehicle"
import { LRUCache } from "lru-cache"
import { BadInput } from "../http/failures.ts"
import { cardsOf } from "../products/cards.ts"
import type { Store } from "../schema/Store.ts"
import type { Reference } from "../trait/Reference.ts"
import { facetIndexCache } from "./FacetIndex.ts"
import { type ListingFilter, wholeFilter, withIds } from "./ListingFilter.ts"
import { isByPopularity, listingPage, type PageOrder } from "./listingPage.ts"
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
  readonly filter: ListingFilter
  readonly search: Search
  readonly summary: ListingSummary
  readonly correctedQuery: string | null
}

/**
 * One page of a listing; null for an unknown scope and for a page past the end. Rejects with `BadInput` beyond 200 characters or 30
 * facets. Counts are remembered for a catalogue version, so that the next page, another sort and the next shopper do not count again.
 */
export const listings = (store: Store): ((request: Request) => Promise<WireListing | null>) => {
  const summaries = new LRUCache<string, ListingSummary>({ max: rememberedSummaries })

  const indexOf = facetIndexCache(store.database)

  const summaryOf = async (filter: ListingFilter, version: string, key: string): Promise<ListingSummary> => {
    const known = summaries.get(key)
    if (known !== undefined) return known
    const summary = await listingSummary(store.database, filter, await indexOf(version))
    summaries.set(key, summary)
    return summary
  }

  const find = async (
    request: Request,
    reference: Reference,
    scope: ResolvedScope,
    term: string
  ): Promise<Omit<Found, "correctedQuery">> => {
    const { facets, fits } = request.address
    const project = request.project ?? unknownProject
    const search = await searchFor(store, reference, term)
    const filter: ListingFilter = { scope: scope.condition, text: search.condition, facets, fits: fits ? project : null }
    const isOfProject = fits || request.address.scope.kind === "vehicle"
    const chosen = facets.map(({ name, value }) => JSON.stringify([name, value])).sort()
    const key = JSON.stringify([reference.version, scope.canonicalPath, term, chosen, fits, isOfProject && projectFingerprint(project)])
    return { filter, search, summary: await summaryOf(filter, reference.version, key) }
  }

  const findOrCorrect = async (request: Request, reference: Reference, scope: ResolvedScope): Promise<Found> => {
    const { exact, facets, query } = request.address
    const term = query.trim()
    const found = await find(request, reference, scope, term)
    if (found.summary.total > 0 || term === "" || exact || facets.length > 0) return { ...found, correctedQuery: null }
    const correctedQuery = correctedTerm(reference, term)
    if (correctedQuery === null) return { ...found, correctedQuery }
    const corrected = await find(request, reference, scope, correctedQuery)
    return corrected.summary.total === 0 ? { ...found, correctedQuery: null } : { ...corrected, correctedQuery }
  }

  return async (request) => {
    const { address, project } = request
    checkLimits(address)
    const reference = await store.reference()
    const scope = resolveScope(address.scope, reference, project)
    if (scope === undefined) return null
    const { filter, search, summary, correctedQuery } = await findOrCorrect(request, reference, scope)
    const pageCount = Math.max(1, Math.ceil(summary.total / PAGE_SIZE))
    if (address.page > pageCount) return null
    const order = { ...address, words: search.words, fitsFirst: fitsFirst(project, summary.total) }
    const ids = await pageIds(store, filter, summary, order)
    return {
      title: address.query === "" ? scope.title : `Results for ${correctedQuery ?? address.query}`,
      canonicalPath: scope.canonicalPath,
      trail: scope.trail,
      children: childrenOf(scope, summary, store),
      total: summary.total,
      page: address.page,
      pageCount,
      cards: await cardsOf(store, reference, ids, project),
      facets: summary.facets,
      correctedQuery,
      understood: await understoodOf(store, search)
    }
  }
}

/** The most popular of a listing stand in its summary; another order, and who goes further than that, is for the database. */
const pageIds = async (
  { database }: Store,
  filter: ListingFilter,
  { productIds, total }: ListingSummary,
  order: PageOrder
): Promise<ReadonlyArray<number>> => {
  const end = Math.min(order.page * PAGE_SIZE, total)
  if (end <= productIds.length && isByPopularity(order)) return productIds.slice((order.page - 1) * PAGE_SIZE, end)
  return listingPage(database, productIds.length < total ? wholeFilter(filter) : withIds(productIds), order)
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
