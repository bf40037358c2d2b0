import { parseEndWords } from "@camber/domain/mating"
import { findJobs } from "@camber/domain/jobs"
import { isTooLong, MAX_TERM_LENGTH } from "@camber/domain/pages"
import {
  type Listing,
  type ListingAddress,
  isMadeForCar,
  MADE_FOR_CAR,
  MAX_FACET_LENGTH,
  mentionsOtherVehicle,
  PAGE_SIZE,
  shouldFilterByFit,
  type QueryInterpretation
} from "@camber/domain/search"
import { type Project, getProjectFingerprint } from "@camber/domain/vehicle"
import { readJobTables } from "@camber/job-data"
import { LRUCache } from "lru-cache"
import { readFromPrimary } from "../database/readRouting.ts"
import { InvalidArgument } from "../http/errors.ts"
import { loadCards } from "../products/cards.ts"
import { loadShopper } from "../products/loadShopper.ts"
import { toJobLink } from "../products/jobLinks.ts"
import { applyVariantToCard } from "../products/applyVariantToCard.ts"
import { getDecidingNames } from "@camber/vehicle-data"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { getOrdinal, ProductBitset } from "@camber/search/columns"
import { isPriceFacet } from "@camber/search/facets"
import { isPriceSort } from "@camber/search/sorting"
import {
  type DecidingFacets,
  type FittingProducts,
  type ListingIndex,
  getListingPage,
  summarizeListing,
  type ListingSummary
} from "@camber/search/listing-index"
import { computeSwapFit } from "./computeSwapFit.ts"
import { type ResolvedScope, resolveScope } from "./listingScope.ts"
import { describeSearch } from "./readSearch.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"
import { type TermMatches, searchCatalog, type IndexSnapshot } from "./searchCatalog.ts"
import { toVehicleQuery, getMatchingValues } from "@camber/search/search-index"
import { createMeetingProductsFinder, type MeetingProducts } from "./meetingProducts.ts"
import { findMatchingVariants, type RequestedValues } from "./findMatchingVariants.ts"
import { interpretQuery } from "./interpretQuery.ts"

const mostFacets = 30
const rememberedSummaries = 500
/** Memory for cached summaries in bytes. Suffices for about 250 summaries with a million SKUs. */
const rememberedBytes = 24_000_000
/** Approximate bytes of a summary without its product sets. */
const SUMMARY_BYTES = 30_000

type WireListing = typeof Listing.Encoded
/** Returns links to the jobs that a term names. Ignores the vehicle in the term. */
const listJobs = (query: string, understood: WireListing["understood"]): NonNullable<WireListing["jobs"]> =>
  findJobs(readJobTables(), understood?.vehicle ? understood.remainder : query).map(toJobLink)

interface Request {
  readonly address: ListingAddress
  readonly project: Project | null
  /** Maximum number of cards. */
  readonly most?: number
}

/** A listing with its counts, computed for one state of the catalog. */
interface Listed {
  /**
   * The condition's products for which the counts were computed. If the set has changed, the counts are computed again. Null for listings
   * that depend only on the index.
   */
  readonly of: ProductBitset | null
  readonly summary: ListingSummary
  /** Products before the facets are applied. */
  readonly base: ProductBitset
  /** Search result, with ordinals in relevance order. */
  readonly found: TermMatches | null
}

/**
 * Creates the listing resolver.
 *
 * Resolves to null for an unknown scope or a page past the end. Rejects with `InvalidArgument` if the query exceeds 200 characters or there
 * are more than 30 facets. Counts are cached per index, so that other pages, sort orders and shoppers reuse them.
 */
export const createListingResolver = (
  store: ResolverContext,
  catalogue: CatalogIndexes,
  hasClassSheet: (raceType: string) => boolean = () => false
): ((request: Request) => Promise<WireListing | null>) => {
  const newMemory = () =>
    new LRUCache<string, Listed>({
      max: rememberedSummaries,
      maxSize: rememberedBytes,
      // Entries may share a base set. Even so, each entry counts its full size.
      sizeCalculation: ({ base, summary }) => SUMMARY_BYTES + base.words.byteLength + summary.listed.words.byteLength
    })
  const { findMeeting, findOthers } = createMeetingProductsFinder(store)
  const memories = new WeakMap<ListingIndex, LRUCache<string, Listed>>()
  const rememberedOr = async (
    key: string,
    index: ListingIndex,
    of: ProductBitset | null,
    count: () => Promise<Omit<Listed, "of">>
  ): Promise<Listed> => {
    const remembered = memories.get(index) ?? newMemory()
    memories.set(index, remembered)
    const known = remembered.get(key)
    if (known?.of === of) return known
    const listed = { ...(await readFromPrimary(count)), of }
    remembered.set(key, listed)
    return listed
  }

  /** Lists all products, regardless of fit. */
  const listWhole = async (key: string, { address, project }: Request, reference: Reference, index: ListingIndex, scope: ResolvedScope) => {
    const held = scope.holding.kind === "condition" ? await catalogue.scoped(reference, scope) : null
    return rememberedOr(key, index, held, async () => {
      const term = address.query.trim()
      const scoped = held ?? (await catalogue.scoped(reference, scope))
      if (term === "")
        return { base: scoped, found: null, summary: summarizeListing(scoped, address.facets, index, decidingFacets(reference)) }
      const within = scoped === index.allProducts ? null : (ordinal: number) => scoped.has(ordinal)
      const found = await searchCatalog(store, await catalogue.search(reference), term, {
        isExact: address.exact,
        vehicle: toVehicleQuery(project),
        within
      })
      const matching = ProductBitset.from(index.allProducts.productCount, found.ordinals)
      const others = address.exact ? null : await findOtherEnds(reference, index, found)
      const base = others === null ? matching : matching.minus(others)
      return { base, found, summary: summarizeListing(base, address.facets, index, decidingFacets(reference)) }
    })
  }

  /** Finds products that lack the ends that a search names: '28 spline axle'. Null if the search names no ends. */
  const findOtherEnds = async (reference: Reference, index: ListingIndex, { result }: TermMatches): Promise<ProductBitset | null> => {
    const wanted = parseEndWords(result?.query.remainder ?? "")
    const types = result?.query.types.map(({ slug }) => slug) ?? []
    return wanted.length === 0 || types.length === 0 ? null : findOthers(reference, index, wanted, types)
  }

  /** Lists only fitting parts. */
  const listFitting = (
    key: string,
    whole: Listed,
    { address }: Request,
    reference: Reference,
    index: ListingIndex,
    fitting: ProductBitset
  ) =>
    rememberedOr(key, index, whole.of, async () => {
      const { base, found } = whole
      return { base, found, summary: summarizeListing(base.and(fitting), address.facets, index, decidingFacets(reference)) }
    })

  return async ({ address: asked, most, project }) => {
    checkLimits(asked)
    const address = { ...asked, facets: asked.facets.filter((facet) => !isMadeForCar(facet)) }
    const isMadeOnly = address.facets.length < asked.facets.length
    const request = { address, project, ...(most !== undefined && { most }) }
    const reference = catalogue.ready(await store.reference())
    const scope = resolveScope(address.scope, reference, project)
    if (scope === undefined) return null
    const index = await catalogue.listing(reference)
    const car = getProjectFingerprint(project)
    const key = getKey(request, scope, car)
    const whole = await listWhole(key, request, reference, index, scope)
    const { found } = whole
    const indexes = found === null ? null : await catalogue.search(reference)
    const understood = found === null || indexes === null ? null : await interpretQuery(store, indexes, found)
    const fitting = project === null || car === "" ? null : await catalogue.fitting(reference, project)
    const counted = fitting && getFit(request, whole, fitting, understood)
    const swap =
      project !== null && counted?.fitting === 0 && counted.all > 0
        ? await computeSwapFit(catalogue, reference, { address, listed: whole.summary.listed, project })
        : null
    const fit = counted && { ...counted, swap }
    const narrowedTo = fitting && (isMadeOnly ? fitting.made : fit?.isNarrowed ? fitting.all : null)
    const { build = [] } = address
    const meeting = build.length === 0 ? null : await findMeeting(reference, index, build)
    const remaining = meeting === null ? narrowedTo : (narrowedTo ?? index.allProducts).minus(meeting.clashing)
    const fitKey = narrowedTo === null ? "" : `${car}|${isMadeOnly}`
    const narrowedKey = JSON.stringify([key, fitKey, build.toSorted()])
    const narrowed = remaining && (await listFitting(narrowedKey, whole, request, reference, index, remaining))
    const { summary } = narrowed ?? whole
    const total = summary.listed.size
    const pageCount = getPages(total)
    // If the page exists in the list of all parts but not in the list of parts that fit, the car has changed since the link was created. In
    // that case, page one is shown.
    const page = address.page > pageCount && address.page <= getPages(whole.summary.listed.size) ? 1 : address.page
    if (page > pageCount) return null
    const ids = idsOfPage(request, page, index, { found, summary, fitsFirst: toFirst(index, fitting, meeting), meeting }).slice(
      0,
      request.most
    )
    const cards = await loadCards(store, reference, ids, project)
    const correctedQuery = total === 0 ? null : (found?.result?.query.corrected ?? null)
    return {
      title: address.query === "" ? scope.title : `Results for ${correctedQuery ?? address.query}`,
      canonicalPath: scope.canonicalPath,
      trail: scope.trail,
      children: getChildren(scope, summary, address.fits === null ? whole.summary : null, store),
      total,
      fit,
      page,
      pageCount,
      cards: await openingVariants(cards, request, reference, found && indexes && { found, indexes }),
      facets: [...madeForCarFacet(fit, isMadeOnly), ...summary.facets],
      hiddenByBuild: meeting && whole.summary.listed.and(narrowedTo ?? index.allProducts).countCommon(meeting.clashing),
      ...(address.scope.kind === "race" && { hasClassSheet: hasClassSheet(address.scope.slug.toLowerCase()) }),
      correctedQuery,
      understood,
      read: found === null || indexes === null ? null : { ...describeSearch(indexes, found), met: getMet(found, summary) },
      jobs: page > 1 ? [] : listJobs(address.query, understood)
    }
  }

  /** Makes each card show and link to the variant with the filtered or searched values. */
  async function openingVariants(
    cards: WireListing["cards"],
    { address, project }: Request,
    reference: Reference,
    search: { readonly found: TermMatches; readonly indexes: IndexSnapshot } | null
  ): Promise<WireListing["cards"]> {
    const wanted = cards.map(({ productPageId }) => ({
      productPageId,
      values: wantedValues(address.facets, search === null ? [] : valuesFound(search, productPageId))
    }))
    const looking =
      project === null || getProjectFingerprint(project) === ""
        ? null
        : { shopper: await loadShopper(store.database, reference, project), reference }
    const hits = await findMatchingVariants(store.database, wanted, looking)
    const hasProductPrice = goesByPrice(address)
    return cards.map((card) => {
      const opened = hits.get(card.productPageId)
      return opened === undefined ? card : applyVariantToCard(card, opened, store.imageUrls, hasProductPrice)
    })
  }

  function idsOfPage(
    { address }: Request,
    page: number,
    index: ListingIndex,
    { fitsFirst, found, meeting, summary: { listed } }: OrderedBy
  ): ReadonlyArray<number> {
    if (found !== null && address.sort === "relevance") {
      const from = (page - 1) * PAGE_SIZE
      const ordinals = found.ordinals.filter((ordinal) => listed.has(ordinal))
      const ordered =
        meeting === null
          ? ordinals
          : Int32Array.from([
              ...ordinals.filter((ordinal) => !meeting.unknown.has(ordinal)),
              ...ordinals.filter((ordinal) => meeting.unknown.has(ordinal))
            ])
      return idsAt(index, ordered.slice(from, from + PAGE_SIZE))
    }
    return getListingPage(index, listed, { sort: address.sort, page, fitsFirst })
  }
}

/** Products from which a page is taken, and their order. */
interface OrderedBy {
  readonly found: TermMatches | null
  readonly summary: ListingSummary
  readonly fitsFirst: FittingProducts | null
  readonly meeting: MeetingProducts | null
}

/** Returns the products that come first: those that fit and are known to mate with the build. */
const toFirst = (index: ListingIndex, fitting: FittingProducts | null, meeting: MeetingProducts | null): FittingProducts | null =>
  meeting === null
    ? fitting
    : { all: (fitting?.all ?? index.allProducts).minus(meeting.unknown), made: (fitting?.made ?? index.allProducts).minus(meeting.unknown) }

/** Returns whether the price determines a product's position or presence. */
const goesByPrice = ({ facets, scope, sort }: ListingAddress): boolean =>
  isPriceSort(sort) || scope.kind === "deals" || facets.some(({ name }) => isPriceFacet(name))

type NamedValue = { readonly name: string; readonly value: string }

/** Merges the values of selected facets and of the search query. A selected facet takes precedence. */
const wantedValues = (narrowed: ReadonlyArray<NamedValue>, found: ReadonlyArray<NamedValue>): RequestedValues => {
  const fromQuery = found.filter(({ name }) => narrowed.every((facet) => facet.name !== name))
  const byName = Map.groupBy([...narrowed, ...fromQuery], ({ name }) => name)
  return new Map(Array.from(byName, ([name, values]) => [name, values.map(({ value }) => value)]))
}

/** Returns the attribute values by which products matched the search. */
const valuesFound = (
  { found: { result }, indexes: { index, searchIndex } }: { readonly found: TermMatches; readonly indexes: IndexSnapshot },
  productPageId: number
) => getMatchingValues(searchIndex, result?.constraints ?? [], Math.max(0, getOrdinal(index.byId, productPageId)))

const decidingFacets =
  ({ productTypes }: Reference): DecidingFacets =>
  (partType) =>
    getDecidingNames(productTypes.all.find(({ plural }) => plural === partType) ?? { slug: "" })

const getPages = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))

const idsAt = ({ productIds }: ListingIndex, ordinals: Int32Array): ReadonlyArray<number> =>
  Array.from(ordinals, (ordinal) => productIds[ordinal]!)

/**
 * Returns the cache key, which contains everything that determines a listing of an index except fit. It contains the car only if the car
 * affects the ranking of search results, or if the listing is the car's own page.
 */
const getKey = ({ address }: Request, { canonicalPath }: ResolvedScope, car: string): string => {
  const { exact, facets, query, scope } = address
  const term = query.trim()
  const isOfProject = term !== "" || isOfVehicle(scope)
  const chosen = facets.map(({ name, value }) => JSON.stringify([name, value])).sort()
  return JSON.stringify([canonicalPath, term, exact, chosen, isOfProject && car])
}

/** Creates the facet that leaves out universal parts. It is offered only if both vehicle-specific and universal parts fit. */
const madeForCarFacet = (fit: WireListing["fit"], isSelected: boolean): WireListing["facets"] => {
  const { fitting = 0, made } = fit ?? {}
  const isOffered = isSelected || (made != null && made > 0 && made < fitting)
  return isOffered ? [{ name: MADE_FOR_CAR.name, values: [{ value: MADE_FOR_CAR.value, count: made ?? 0, isSelected }] }] : []
}

/** Whether a listing is the page of a vehicle or race class. It lists the parts that fit that vehicle or class, for all visitors. */
const isOfVehicle = ({ kind }: ListingAddress["scope"]): boolean => kind === "race" || kind === "vehicle"

const getFit = (
  { address, project }: Request,
  { summary }: Listed,
  { all, made }: FittingProducts,
  understood: QueryInterpretation | null
): NonNullable<WireListing["fit"]> => {
  const fitting = summary.listed.countCommon(all)
  const isAboutOtherCar = isOfVehicle(address.scope) || mentionsOtherVehicle(understood, project?.vehicle)
  return {
    fitting,
    made: summary.listed.countCommon(made),
    all: summary.listed.size,
    isNarrowed: shouldFilterByFit({ preference: address.fits, fitting, isAboutOtherCar })
  }
}

/** Counts the listed products that match the whole query. Facets may have removed some of them. */
const getMet = ({ result, ordinals }: TermMatches, { listed }: ListingSummary): number =>
  ordinals.subarray(0, result?.exactMatchCount ?? ordinals.length).filter((ordinal) => listed.has(ordinal)).length

const checkLimits = ({ query, facets }: ListingAddress): void => {
  if (isTooLong(query)) throw new InvalidArgument({ argument: "address.query", expected: `Expected at most ${MAX_TERM_LENGTH} characters` })
  if (facets.length > mostFacets)
    throw new InvalidArgument({ argument: "address.facets", expected: `Expected at most ${mostFacets} facets` })
  if (facets.some(({ name, value }) => name.length + value.length > MAX_FACET_LENGTH))
    throw new InvalidArgument({ argument: "address.facets", expected: `Expected at most ${MAX_FACET_LENGTH} characters` })
}

/**
 * Returns the narrower listings with the count that each page shows. If nothing in a child fits, the child shows all parts. Such a child is
 * listed without a count, because the other counts include only parts that fit. `whole` is null if only fitting parts are listed.
 */
const getChildren = (
  { children }: ResolvedScope,
  { categoryCounts }: ListingSummary,
  whole: ListingSummary | null,
  { imageUrls }: ResolverContext
): WireListing["children"] => {
  const sum = (categoryIds: ReadonlyArray<string>, counts: ReadonlyMap<string, number>) =>
    categoryIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  return children
    .map(({ categoryIds, drawing, href, label }) => ({
      label,
      href,
      count: categoryIds && (sum(categoryIds, categoryCounts) || (whole !== null && sum(categoryIds, whole.categoryCounts) > 0 ? null : 0)),
      imageUrl: drawing === null ? null : imageUrls.drawing(drawing)
    }))
    .filter(({ count }) => count !== 0)
}
