import type { CarSystems, ListingScope, PartSystems } from "@camber/domain/search"
import { changeListing, listingHref, storedFacets, ALL_PRODUCTS } from "@camber/domain/search"
import { getRaceTypeBody, type Project, getProjectFingerprint } from "@camber/domain/vehicle"
import { LRUCache } from "lru-cache"
import { withBaseNumbers } from "../products/products.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { getOrdinal, type ProductBitset } from "@camber/search/columns"
import { getProductsWithFacetValue, type ListingIndex, countFacets } from "@camber/search/listing-index"
import { type ResolvedScope, resolveScope } from "./listingScope.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"
import { type SystemPart, systems } from "../products/systems.ts"

type Wire = typeof CarSystems.Encoded

/** Maximum number of cars whose counts are cached. */
const MOST_CARS = 200
const POSITION = "Position"

/**
 * Creates the resolver of a car's systems with the number of fitting parts of each kind.
 *
 * The counts come from the index of the linked listings, so both agree. Caches the counts until the catalog changes. Resolves to null if
 * the path does not name a known car.
 */
export const createCarSystemsResolver = (store: ResolverContext, catalogue: CatalogIndexes) => {
  const known = new LRUCache<string, Wire>({ max: MOST_CARS })
  return async ({ project, scope }: { readonly scope: ListingScope; readonly project: Project | null }): Promise<Wire | null> => {
    const reference = catalogue.ready(await store.reference())
    const car = getCar(scope, reference)
    const resolved = car && resolveScope(scope, reference, project)
    if (car === null || resolved === null || resolved === undefined) return null
    const key = `${reference.version}|${resolved.canonicalPath}|${getProjectFingerprint(project)}`
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const fitting = await catalogue.scoped(reference, resolved)
    const { holding } = resolved
    const made = holding.kind === "fitting" ? (await catalogue.fitting(reference, holding.project)).made : fitting
    const found = systemsFor(car, scope, resolved, fitting, made, await catalogue.listing(reference), reference, store)
    known.set(key, found)
    return found
  }
}

interface Car {
  readonly name: string
  readonly body: string
}

const getCar = ({ kind, slug }: ListingScope, { raceTypes, vehicles }: Reference): Car | null => {
  if (kind === "vehicle") {
    const vehicle = vehicles.byId(Number(slug.slice(slug.lastIndexOf("~") + 1)))
    return vehicle === undefined ? null : { name: `${vehicle.year} ${vehicle.make.name} ${vehicle.model.name}`, body: vehicle.body }
  }
  const raceType = kind === "race" ? raceTypes.bySlug.get(slug.toLowerCase()) : undefined
  const body = raceType === undefined ? null : getRaceTypeBody(raceType.slug)
  return raceType === undefined || body === null ? null : { name: raceType.short_name, body }
}

const systemsFor = (
  { body, name }: Car,
  scope: ListingScope,
  { canonicalPath }: ResolvedScope,
  fitting: ProductBitset,
  made: ProductBitset,
  index: ListingIndex,
  { categories }: Reference,
  { imageUrls }: ResolverContext
): Wire => {
  const { getCutawayImagePath, getCutawayLayout } = imageUrls.illustrations
  const { height, places, width } = getCutawayLayout(body)
  const counts = getCounts(index, fitting)
  const bySlug = new Map([...categories.byId.values()].map((category) => [category.slug, category]))
  const getType = ({ axle, category: slug }: SystemPart) => {
    const category = bySlug.get(slug)
    const count = category === undefined ? 0 : (counts.get(countKey(category.category_id, axle)) ?? 0)
    if (category === undefined || count === 0) return []
    const facets = [{ name: storedFacets.category, value: category.name }, ...(axle === null ? [] : [{ name: POSITION, value: axle }])]
    return [{ label: category.name, href: listingHref(changeListing({ ...ALL_PRODUCTS, scope }, { facets }), canonicalPath), count }]
  }
  return {
    name,
    listingPath: canonicalPath,
    total: fitting.size,
    made: fitting.countCommon(made),
    body,
    picture: { url: imageUrls.of(getCutawayImagePath(body)), width, height },
    systems: [...places].flatMap(([id, place]) => {
      const system = systems.find((known) => known.id === id)
      if (system === undefined) return []
      const { name: label, parts } = system
      const types = parts.flatMap(getType)
      return [{ id, name: label, types, count: types.reduce((sum, { count }) => sum + count, 0), place }]
    })
  }
}

const countKey = (categoryId: string, axle: SystemPart["axle"]): string => `${categoryId}|${axle ?? ""}`

/** Counts the products of each category, and of each category and axle. */
const getCounts = (index: ListingIndex, products: ProductBitset): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const count = (set: ProductBitset, axle: SystemPart["axle"]) => {
    for (const [at, own] of countFacets(index, set).categories.entries()) counts.set(countKey(index.categories[at]!, axle), own)
  }
  count(products, null)
  for (const axle of ["Front", "Rear"] as const) count(products.and(getProductsWithFacetValue(index, POSITION, axle)), axle)
  return counts
}

/** Creates the resolver that returns the car system of each part, by category and position. Leaves out parts that belong to no system. */
export const createPartSystemsResolver =
  (store: ResolverContext, catalogue: CatalogIndexes) =>
  async ({ skuBaseNumbers }: { readonly skuBaseNumbers: ReadonlyArray<string> }): Promise<ReadonlyArray<typeof PartSystems.Encoded>> => {
    if (skuBaseNumbers.length === 0) return []
    const reference = catalogue.ready(await store.reference())
    const index = await catalogue.listing(reference)
    const at = { Front: getProductsWithFacetValue(index, POSITION, "Front"), Rear: getProductsWithFacetValue(index, POSITION, "Rear") }
    const rows = await store.database
      .selectFrom("product")
      .select(["product.product_page_id", "product.category_id", "product.sku_base_number"])
      .where(withBaseNumbers(skuBaseNumbers))
      .execute()
    return rows.flatMap(({ category_id, product_page_id, sku_base_number }) => {
      const place = getOrdinal(index.byId, product_page_id)
      const slug = reference.categories.byId.get(category_id)?.slug
      if (place < 0 || slug === undefined) return []
      const isAt = (axle: SystemPart["axle"]) => axle === null || at[axle].has(place)
      const ids = systems.filter(({ parts }) => parts.some(({ axle, category }) => category === slug && isAt(axle))).map(({ id }) => id)
      return ids.length === 0 ? [] : [{ skuBaseNumber: sku_base_number, systems: ids }]
    })
  }
