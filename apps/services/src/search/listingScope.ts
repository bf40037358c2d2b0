import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import type { ListingScope } from "@camber/domain/search"
import { sql, type SqlBool } from "kysely"
import type { Affinity } from "@camber/domain/catalog"
import { siteUrls } from "../schema/siteUrls.ts"
import type { Category, CategoryTree } from "../reference/categoryTree.ts"
import type { DrivelineFacet, DrivelinePart } from "../reference/driveline.ts"
import type { Platform } from "../reference/platformTree.ts"
import type { Reference } from "../reference/Reference.ts"
import { allOf, inCategories, onPlatform, type ProductCondition, withApplication } from "../products/ListingFilter.ts"
import type { ScopeFilter } from "./scopedProducts.ts"

/** A resolved listing scope: its products, title and path. */
export interface ResolvedScope {
  readonly title: string
  readonly canonicalPath: string
  /** Breadcrumb from the shop's root to the listing's parent. */
  readonly trail: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly holding: ScopeFilter
  readonly children: ReadonlyArray<ScopeChild>
}

/** A narrower listing. */
export interface ScopeChild {
  readonly label: string
  readonly href: string
  /** Categories of the parent listing that the child covers; null if the child has no count. */
  readonly categoryIds: ReadonlyArray<string> | null
  readonly drawing: string | null
}

const parts = { label: "All parts", href: siteUrls.all }

/**
 * Resolves a scope from a path. Returns undefined if the slug is unknown. In a slug with an id, only the id matters.
 *
 * The page of a vehicle lists the parts that fit it. If it is the shopper's own vehicle, all its known details apply. The page of a race
 * class works the same way.
 */
export const resolveScope = (scope: ListingScope, reference: Reference, project: Project | null): ResolvedScope | undefined =>
  resolvers[scope.kind](scope.slug.toLowerCase(), reference, project)

type Resolver = (slug: string, reference: Reference, project: Project | null) => ResolvedScope | undefined

const idAfterTilde = (slug: string): string => slug.slice(slug.lastIndexOf("~") + 1)

const resolvers: Readonly<Record<ListingScope["kind"], Resolver>> = {
  all: (_slug, { categories }) => ({
    title: "All parts",
    canonicalPath: siteUrls.all,
    trail: [],
    holding: { kind: "everything" },
    children: categories.roots.map(getChild(categories))
  }),

  deals: () => leaf("Deals", siteUrls.deals, hasOffer),

  search: (_slug, { categories }) => ({
    title: "Search",
    canonicalPath: "/search",
    trail: [],
    holding: { kind: "everything" },
    children: categories.roots.map(getChild(categories))
  }),

  category: (slug, { categories }) => {
    const path = categories.pathTo(idAfterTilde(slug))
    const category = path.at(-1)
    return (
      category && {
        title: category.name,
        canonicalPath: siteUrls.category(category),
        trail: [parts, ...path.slice(0, -1).map((parent) => ({ label: parent.name, href: siteUrls.category(parent) }))],
        holding: { kind: "categories", ids: categories.idsUnder(category.category_id) },
        children: categories.childrenOf(category.category_id).map(getChild(categories))
      }
    )
  },

  market: (slug, { categories }) => {
    const [name = "", ...rest] = slug.split("-")
    const market = markets.get(name)
    if (market === undefined) return undefined
    const whole = { label: market.title, href: siteUrls.market(name) }
    if (rest.length === 0) {
      const children = categories.roots.map(getChild(categories, (category) => siteUrls.market(name, category)))
      return { title: whole.label, canonicalPath: whole.href, trail: [market.landing], holding: where(market.condition), children }
    }
    const category = categories.rootBySlug.get(rest.join("-"))
    return (
      category && {
        title: `${market.landing.label} ${category.name}`,
        canonicalPath: siteUrls.market(name, category),
        trail: [market.landing, whole],
        holding: where(allOf([inCategories(categories.idsUnder(category.category_id)), market.condition])),
        children: []
      }
    )
  },

  brand: (slug, { brands }) => {
    const brand = brands.bySlug.get(slug)
    return brand && leaf(brand.name, siteUrls.brand(slug), (product) => product("product.brand_id", "=", brand.brand_id))
  },

  make: (slug, { vehicles }) => {
    const make = vehicles.makeBySlug.get(slug)
    return (
      make &&
      leaf(
        `${make.name} parts`,
        siteUrls.make(slug),
        withApplication((where) => where("make_id", "=", make.make_id))
      )
    )
  },

  engine: (slug, { families }) => {
    const family = families.bySlug.get(slug)
    const isNamed = withApplication(() => sql<SqlBool>`engine_series_ids @> array[${family?.series_id ?? 0}::int]`)
    return family && leaf(`${family.name} parts`, siteUrls.engine(slug), isNamed)
  },

  transmission: (slug, { transmissions }) => {
    const part = transmissions.bySlug.get(slug)
    return part && { ...leaf(`${part.name} parts`, siteUrls.transmission(slug), madeFor("Transmission", part)), trail: [allTransmissions] }
  },

  rearAxle: (slug, { rearAxles }) => {
    const part = rearAxles.bySlug.get(slug)
    return part && { ...leaf(`${part.name} parts`, siteUrls.rearAxle(slug), madeFor("Rear Axle", part)), trail: [allRearAxles] }
  },

  platform: (slug, { platforms }) => {
    const platform = platforms.bySlug.get(slug)
    return platform && platformScope(platform)
  },

  race: (slug, { raceTypes }, project) => {
    const raceType = raceTypes.bySlug.get(slug)
    const isNamed = withApplication(() => sql<SqlBool>`race_type_ids @> array[${raceType?.race_type_id ?? 0}::int]`)
    const isOwn = project !== null && project.raceTypeId === raceType?.race_type_id && project.vehicle === undefined
    const named = raceType && leaf(`${raceType.short_name} parts`, siteUrls.race(slug), isNamed)
    return named && isOwn ? { ...named, holding: { kind: "fitting", project } } : named
  },

  vehicle: (slug, { categories, vehicles }, project) => {
    const vehicle = vehicles.byId(Number(idAfterTilde(slug)))
    if (vehicle === undefined) return undefined
    const { year, make, model } = vehicle
    const trail = [parts, { label: make.name, href: siteUrls.make(make.slug) }]
    const holding: ScopeFilter = { kind: "fitting", project: ownOrPlain(project, year, make.make_id, model.model_id) }
    const children = categories.roots.map(getChild(categories))
    return { title: `${year} ${make.name} ${model.name} parts`, canonicalPath: siteUrls.vehicle(vehicle), trail, holding, children }
  }
}

const ownOrPlain = (project: Project | null, year: number, makeId: number, modelId: number): Project => {
  const own = project?.vehicle
  return project !== null && own?.year === year && own.makeId === makeId && own.modelId === modelId
    ? project
    : { ...UNKNOWN_PROJECT, vehicle: { year: ModelYear.make(year), makeId: MakeId.make(makeId), modelId: ModelId.make(modelId) } }
}

const leaf = (title: string, canonicalPath: string, condition: ProductCondition): ResolvedScope => ({
  title,
  canonicalPath,
  trail: [parts],
  holding: where(condition),
  children: []
})

const where = (condition: ProductCondition): ScopeFilter => ({ kind: "condition", condition })

const getChild =
  ({ idsUnder }: CategoryTree, hrefOf: (category: Category) => string = siteUrls.category) =>
  (category: Category): ScopeChild => ({
    label: category.name,
    href: hrefOf(category),
    categoryIds: idsUnder(category.category_id),
    drawing: category.drawing
  })

const allTransmissions = { label: "Transmissions", href: "/transmissions" }
const allRearAxles = { label: "Rear axles", href: "/rearaxle" }
const allPlatforms = { label: "Platforms", href: "/platforms" }

/** Matches parts with an application that names the transmission or axle. */
const madeFor = (facet: DrivelineFacet, { valueId }: DrivelinePart): ProductCondition =>
  withApplication(() => sql<SqlBool>`facets @> ${JSON.stringify({ [facet]: [valueId] })}::jsonb`)

const platformScope = ({ family, generations, name, slug, spans }: Platform): ResolvedScope => ({
  title: `${name} parts`,
  canonicalPath: siteUrls.platform(slug),
  trail: [allPlatforms, ...(family === null ? [] : [{ label: family.name, href: siteUrls.platform(family.slug) }])],
  holding: where(onPlatform(spans)),
  children: generations.map((generation) => ({
    label: generation.name,
    href: siteUrls.platform(generation.slug),
    categoryIds: null,
    drawing: null
  }))
})

/** Matches products with a price below the list price, or with a rebate. */
const hasOffer: ProductCondition = (product) =>
  product.or([product("product.list_price_cents", "is not", null), product("product.has_active_rebate", "=", true)])

const market = (label: string, title: string, affinities: ReadonlyArray<Affinity>) => ({
  title,
  landing: { label, href: `/${label.toLowerCase()}` },
  condition: ((product) => product("product.affinity", "in", affinities)) satisfies ProductCondition
})

/** The street market also contains parts without a market. The other markets contain only their own parts. */
const markets: ReadonlyMap<string, ReturnType<typeof market>> = new Map([
  ["street", market("Street", "Street parts", ["street", "multiple", "none"])],
  ["race", market("Race", "Race parts", ["race"])],
  ["truck", market("Truck", "Truck parts", ["truck"])]
])
