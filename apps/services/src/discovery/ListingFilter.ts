import type { SelectedListingFacet } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import { holdsFor, namesVehicle, type VehicleIds } from "./fits.sql.ts"
import { englishQuery } from "./searchText.ts"

type Products = ExpressionBuilder<Tables, "product">
export type ProductCondition = (product: Products) => Expression<SqlBool>
export type ApplicationCondition = (application: ExpressionBuilder<Tables, "application">) => Expression<SqlBool>

/** Which products a listing holds. `facets` with the same name are alternatives, those with different names all hold. */
export interface ListingFilter {
  readonly scope: ProductCondition
  readonly text: ProductCondition
  readonly facets: ReadonlyArray<SelectedListingFacet>
  /** Only what fits this project; null for everything. */
  readonly fits: Project | null
}

export const everything: ProductCondition = (product) => product.lit(true)
export const nothing: ProductCondition = (product) => product.lit(false)

/** Products with a statement of this kind. */
export const withApplication =
  (condition: ApplicationCondition): ProductCondition =>
  (product) =>
    product("product.product_page_id", "in", product.selectFrom("application").select("application.product_page_id").where(condition))

export const inCategories =
  (categoryIds: ReadonlyArray<string>): ProductCondition =>
  (product) =>
    sql<SqlBool>`${product.ref("product.category_id")} = any(${categoryIds})`

export const withIds =
  (productPageIds: ReadonlyArray<number>): ProductCondition =>
  (product) =>
    sql<SqlBool>`${product.ref("product.product_page_id")} = any(${productPageIds}::int[])`

/** See `englishQuery`. */
export const withWords =
  (words: ReadonlyArray<string>, whole?: string): ProductCondition =>
  (product) =>
    sql<SqlBool>`${product.ref("product.search")} @@ ${englishQuery(words, whole)}`

export const forVehicle = (vehicle: VehicleIds): ProductCondition => withApplication(namesVehicle(vehicle))

export const all =
  (conditions: ReadonlyArray<ProductCondition>): ProductCondition =>
  (product) =>
    product.and(conditions.map((condition) => condition(product)))

/** What any of the conditions holds for. Each looks products up by an index of its own, which a plain "or" would keep it from. */
export const either =
  ([first, ...others]: readonly [ProductCondition, ...Array<ProductCondition>]): ProductCondition =>
  (product) => {
    const idsOf = (condition: ProductCondition) => product.selectFrom("product").select("product.product_page_id").where(condition)
    return product(
      "product.product_page_id",
      "in",
      others.reduce((union, condition) => union.union(idsOf(condition)), idsOf(first))
    )
  }

/** Products that carry one of the values of one facet. */
export const withFacet =
  (name: string, values: ReadonlyArray<string>): ProductCondition =>
  (product) =>
    product.exists(
      product
        .selectFrom("product_facet")
        .whereRef("product_facet.product_page_id", "=", "product.product_page_id")
        .where("product_facet.name", "=", name)
        .where("product_facet.value", "in", values)
    )

/** The chosen values of each facet. */
export const facetChoices = (facets: ReadonlyArray<SelectedListingFacet>): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map([...Map.groupBy(facets, ({ name }) => name)].map(([name, chosen]) => [name, chosen.map(({ value }) => value)]))

/** The filter without its facets. */
export const beforeFacets = ({ scope, text, fits }: ListingFilter): ProductCondition =>
  all([scope, text, ...(fits === null ? [] : [withApplication(holdsFor(fits))])])

export const wholeFilter = (filter: ListingFilter): ProductCondition =>
  all([beforeFacets(filter), ...[...facetChoices(filter.facets)].map(([name, values]) => withFacet(name, values))])
