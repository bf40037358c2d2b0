import { isTooLong, LONGEST_TERM } from "@camber/domain/pages"
import { type Listing, type ListingAddress, PAGE_SIZE } from "@camber/domain/search"
import { type Project, projectFingerprint, unknownProject } from "@camber/domain/vehicle"
import { LRUCache } from "lru-cache"
import { BadInput } from "../http/failures.ts"
import { cardsOf } from "../products/cards.ts"
import type { Reference } from "../reference/Reference.ts"
import type { Store } from "../schema/Store.ts"
import type { ListingIndex } from "./ListingIndex.ts"
import { listingPage } from "./listingPage.ts"
import { type ResolvedScope, resolveScope } from "./listingScope.ts"
import { idsBeforeWords, listingSummary, type ListingSummary } from "./listingSummary.ts"
import { readSearchOf } from "./readSearch.ts"
import type { CatalogueIndexes } from "./searchIndexes.ts"
import { type Found, searchTerm, type SearchIndexes } from "./searchTerm.ts"
import { valuesThatMeet } from "./shelf/demands.ts"
import { variantHits } from "./variantHits.ts"
import { fitOfProject } from "./shelf/fitOf.ts"
import { understoodOf } from "./understoodOf.ts"

const mostFacets = 30
const rememberedSummaries = 500

type WireListing = typeof Listing.Encoded
type Request = { readonly address: ListingAddress; readonly project: Project | null }

/** What a listing holds, counted; with the places in their order where a term ranks them. */
interface Listed {
  readonly summary: ListingSummary
  readonly found: Found | null
}

/**
 * One page of a listing; null for an unknown scope and for a page past the end. Rejects with `BadInput` beyond 200 characters or 30
 * facets. Counts are remembered for a state of the catalogue, so that the next page, another sort and the next shopper do not count again.
 */
export const listings = (store: Store, catalogue: CatalogueIndexes): ((request: Request) => Promise<WireListing | null>) => {
  const remembered = new LRUCache<string, Listed>({ max: rememberedSummaries })

  const list = async (request: Request, reference: Reference, index: ListingIndex, scope: ResolvedScope): Promise<Listed> => {
    const { exact, facets, fits, query } = request.address
    const project = request.project ?? unknownProject
    const term = query.trim()
    const isOfProject = term !== "" || fits || ["race", "vehicle"].includes(request.address.scope.kind)
    const chosen = facets.map(({ name, value }) => JSON.stringify([name, value])).sort()
    const state = [reference.version, reference.ratingChanges]
    const key = JSON.stringify([state, scope.canonicalPath, term, exact, chosen, fits, isOfProject && projectFingerprint(project)])
    const known = remembered.get(key)
    if (known !== undefined) return known
    const before = await idsBeforeWords(store.database, { scope: scope.condition, fits: fits ? project : null })
    const listed =
      term === ""
        ? { found: null, summary: listingSummary(before, facets, index) }
        : await search(request, await catalogue.search(reference), term, before)
    remembered.set(key, listed)
    return listed
  }

  const search = async (
    { address: { exact, facets }, project }: Request,
    indexes: SearchIndexes,
    term: string,
    before: ReadonlyArray<number> | null
  ): Promise<Listed> => {
    const { index } = indexes
    const allowed = before === null ? null : new Set(before)
    const within = allowed === null ? null : (place: number) => allowed.has(index.productIds[place]!)
    const found = await searchTerm(store, indexes, term, { isExact: exact, plate: fitOfProject(project), within })
    const ids = Array.from(found.places, (place) => index.productIds[place]!)
    return { found, summary: listingSummary(ids, facets, index) }
  }

  return async (request) => {
    const { address, project } = request
    checkLimits(address)
    const reference = await store.reference()
    const scope = resolveScope(address.scope, reference, project)
    if (scope === undefined) return null
    const index = await catalogue.listing(reference)
    const { found, summary } = await list(request, reference, index, scope)
    const indexes = found === null ? null : await catalogue.search(reference)
    const total = summary.listed.size
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE))
    if (address.page > pageCount) return null
    const ids = await idsOfPage(request, index, found, summary)
    const cards = await cardsOf(store, reference, ids, project)
    const correctedQuery = total === 0 ? null : (found?.find?.reading.corrected ?? null)
    return {
      title: address.query === "" ? scope.title : `Results for ${correctedQuery ?? address.query}`,
      canonicalPath: scope.canonicalPath,
      trail: scope.trail,
      children: childrenOf(scope, summary, store),
      total,
      page: address.page,
      pageCount,
      cards: found === null || indexes === null ? cards : await openingVariants(indexes, found, cards),
      facets: summary.facets,
      correctedQuery,
      understood: found === null || indexes === null ? null : await understoodOf(store, indexes, found),
      read: found === null || indexes === null ? null : { ...readSearchOf(indexes, found), met: metOf(found, summary) }
    }
  }

  /** The cards, each leading to the variant by whose option it was found. */
  async function openingVariants(
    { index, shelf }: SearchIndexes,
    { find }: Found,
    cards: WireListing["cards"]
  ): Promise<WireListing["cards"]> {
    const kept = find?.kept ?? []
    const hits = await variantHits(
      store.database,
      cards.map(({ productPageId }) => ({ productPageId, values: valuesThatMeet(shelf, kept, index.places.get(productPageId) ?? 0) }))
    )
    return cards.map((card) => {
      const sku = hits.get(card.productPageId)
      return sku === undefined ? card : { ...card, productPageUrl: `${card.productPageUrl}?sku=${sku}` }
    })
  }

  async function idsOfPage(
    { address, project }: Request,
    index: ListingIndex,
    found: Found | null,
    { listed }: ListingSummary
  ): Promise<ReadonlyArray<number>> {
    if (found !== null && address.sort === "relevance") {
      const from = (address.page - 1) * PAGE_SIZE
      return Array.from(
        found.places.filter((place) => listed.has(place)).slice(from, from + PAGE_SIZE),
        (place) => index.productIds[place]!
      )
    }
    return listingPage(store.database, index, listed, { ...address, fitsFirst: fitsFirst(project, listed.size) })
  }
}

/** How many of what is listed meet all of the search: filters may have taken some of them away. */
const metOf = ({ find, places }: Found, { listed }: ListingSummary): number =>
  places.subarray(0, find?.met ?? places.length).filter((place) => listed.has(place)).length

/** Larger listings are ordered without the car: ranking every product of the whole shop would take longer than the page may. */
const mostRanked = 20_000

const fitsFirst = (project: Project | null, total: number): Project | null =>
  project !== null && projectFingerprint(project) !== "" && total <= mostRanked ? project : null

const checkLimits = ({ query, facets }: ListingAddress): void => {
  if (isTooLong(query)) throw new BadInput({ argument: "address.query", expected: `Expected at most ${LONGEST_TERM} characters` })
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
