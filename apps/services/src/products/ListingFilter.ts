import type { Project } from "@camber/domain/vehicle"
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { PlatformSpan } from "../reference/platformTree.ts"
import { holdsFor, namesVehicle, type VehicleIds } from "./fits.sql.ts"
import { englishQuery } from "./searchText.ts"

type Products = ExpressionBuilder<Tables, "product">
export type ProductCondition = (product: Products) => Expression<SqlBool>
export type ApplicationCondition = (application: ExpressionBuilder<Tables, "application">) => Expression<SqlBool>

/** Which products a listing holds before its facets. */
export interface ListingFilter {
  readonly scope: ProductCondition
  readonly text: ProductCondition
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

/** Made for one of these engine families. */
export const forEngines = (seriesIds: ReadonlyArray<number>): ProductCondition => withApplication(namesEngine(seriesIds))

const namesEngine =
  (seriesIds: ReadonlyArray<number>): ApplicationCondition =>
  () =>
    sql<SqlBool>`engine_series_ids && ${seriesIds}::int[]`

/** Made for no other car and no other engine than these; looked up product by product, as `thatFits`. null and empty are any. */
export const forNoOther = (vehicle: VehicleIds | null, seriesIds: ReadonlyArray<number>): ProductCondition =>
  withOwnApplication((application) =>
    application.and([
      ...(vehicle ? [application.or([application("make_id", "is", null), namesVehicle(vehicle)(application)])] : []),
      ...(seriesIds.length > 0 ? [application.or([application("engine_series_ids", "is", null), namesEngine(seriesIds)(application)])] : [])
    ])
  )

/** Parts with a statement about a car of these spans in one of their years. */
export const onPlatform = (spans: ReadonlyArray<PlatformSpan>): ProductCondition =>
  withApplication((application) =>
    application.or(
      spans.map(({ from, makeId, modelId, to }) =>
        application.and([
          application("make_id", "=", makeId),
          sql<SqlBool>`model_ids @> array[${modelId}::int]`,
          application("year_from", "<=", to),
          application("year_to", ">=", from)
        ])
      )
    )
  )

/** What fits a project, found by its statements: for all products at once. */
export const fitting = (project: Project): ProductCondition => withApplication(holdsFor(project))

/** What fits a project, looked up product by product: for few products out of many. */
export const thatFits = (project: Project): ProductCondition => withOwnApplication(holdsFor(project))

/** Products with a statement of this kind, each asked for its own few. */
const withOwnApplication =
  (condition: ApplicationCondition): ProductCondition =>
  (product) =>
    product.exists(
      product
        .selectFrom("application")
        .select("application.product_page_id")
        .whereRef("application.product_page_id", "=", "product.product_page_id")
        .where(condition)
    )

export const all =
  (conditions: ReadonlyArray<ProductCondition>): ProductCondition =>
  (product) =>
    product.and(conditions.map((condition) => condition(product)))

export const either =
  (conditions: ReadonlyArray<ProductCondition>): ProductCondition =>
  (product) =>
    product.or(conditions.map((condition) => condition(product)))

/** Whether the filter holds the whole catalogue. */
export const isEverything = ({ scope, text, fits }: ListingFilter): boolean => scope === everything && text === everything && fits === null

/** Everything that the filter holds. */
export const listedBy = ({ scope, text, fits }: ListingFilter): ProductCondition =>
  all([scope, text, ...(fits === null ? [] : [fitting(fits)])])
