import type { ListingScope } from "@camber/domain/search"
import { sql, type SqlBool } from "kysely"
import { addresses } from "../schema/addresses.ts"
import type { Category } from "../trait/categoryTree.ts"
import type { Reference } from "../trait/Reference.ts"
import { everything, forVehicle, inCategories, type ProductCondition, all, withApplication } from "./ListingFilter.ts"

/** What a listing is about: which products, how it is called, where it is. */
export interface ResolvedScope {
  readonly title: string
  readonly canonicalPath: string
  /** From the shop's root to the listing's parent. */
  readonly trail: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly condition: ProductCondition
  /** The categories one step below; each a listing of its own. */
  readonly children: ReadonlyArray<Category>
}

const parts = { label: "All parts", href: addresses.all }

/** Resolves a scope read from a path. Undefined when the catalogue knows nothing by that slug; ids decide, slugs before them do not. */
export const resolveScope = (scope: ListingScope, reference: Reference): ResolvedScope | undefined =>
  resolvers[scope.kind](scope.slug.toLowerCase(), reference)

type Resolver = (slug: string, reference: Reference) => ResolvedScope | undefined

const idAfterTilde = (slug: string): string => slug.slice(slug.lastIndexOf("~") + 1)

const resolvers: Readonly<Record<ListingScope["kind"], Resolver>> = {
  all: (_slug, { categories }) => ({
    title: "All parts",
    canonicalPath: addresses.all,
    trail: [],
    condition: everything,
    children: categories.roots
  }),

  search: (_slug, { categories }) => ({
    title: "Search",
    canonicalPath: "/search",
    trail: [],
    condition: everything,
    children: categories.roots
  }),

  category: (slug, { categories }) => {
    const path = categories.pathTo(idAfterTilde(slug))
    const category = path.at(-1)
    return (
      category && {
        title: category.name,
        canonicalPath: addresses.category(category),
        trail: [parts, ...path.slice(0, -1).map((parent) => ({ label: parent.name, href: addresses.category(parent) }))],
        condition: inCategories(categories.idsUnder(category.category_id)),
        children: categories.childrenOf(category.category_id)
      }
    )
  },

  street: (slug, { categories }) => {
    const category = categories.rootBySlug.get(slug.replace(/^street-/, ""))
    return (
      category && {
        title: `Street ${category.name}`,
        canonicalPath: addresses.street(category),
        trail: [parts, { label: category.name, href: addresses.category(category) }],
        condition: all([inCategories(categories.idsUnder(category.category_id)), forStreet]),
        children: []
      }
    )
  },

  brand: (slug, { brands }) => {
    const brand = brands.bySlug.get(slug)
    return brand && leaf(brand.name, addresses.brand(slug), (product) => product("product.brand_id", "=", brand.brand_id))
  },

  make: (slug, { vehicles }) => {
    const make = vehicles.makeBySlug.get(slug)
    return (
      make &&
      leaf(
        `${make.name} parts`,
        addresses.make(slug),
        withApplication((one) => one("make_id", "=", make.make_id))
      )
    )
  },

  engine: (slug, { families }) => {
    const family = families.bySlug.get(slug)
    const isNamed = withApplication(() => sql<SqlBool>`engine_series_ids @> array[${family?.series_id ?? 0}::int]`)
    return family && leaf(`${family.name} parts`, addresses.engine(slug), isNamed)
  },

  race: (slug, { raceTypes }) => {
    const raceType = raceTypes.bySlug.get(slug)
    const isNamed = withApplication(() => sql<SqlBool>`race_type_ids @> array[${raceType?.race_type_id ?? 0}::int]`)
    return raceType && leaf(`${raceType.short_name} parts`, addresses.race(slug), isNamed)
  },

  vehicle: (slug, { vehicles }) => {
    const vehicle = vehicles.byId(Number(idAfterTilde(slug)))
    if (vehicle === undefined) return undefined
    const { year, make, model } = vehicle
    const trail = [parts, { label: make.name, href: addresses.make(make.slug) }]
    const condition = forVehicle({ year, makeId: make.make_id, modelId: model.model_id })
    return { title: `${year} ${make.name} ${model.name} parts`, canonicalPath: addresses.vehicle(vehicle), trail, condition, children: [] }
  }
}

const leaf = (title: string, canonicalPath: string, condition: ProductCondition): ResolvedScope => ({
  title,
  canonicalPath,
  trail: [parts],
  condition,
  children: []
})

/** Parts for the street are those for nobody in particular too. */
const forStreet: ProductCondition = (product) => product("product.affinity", "in", ["street", "multiple", "none"])
