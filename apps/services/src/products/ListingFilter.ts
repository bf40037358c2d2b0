import type { KnownCar } from "@camber/domain/fitment"
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { PlatformSpan } from "../reference/platformTree.ts"
import { appliesToProject, coversVehicle, type VehicleIds } from "./fits.sql.ts"

type Products = ExpressionBuilder<Tables, "product">
export type ProductCondition = (product: Products) => Expression<SqlBool>
export type ApplicationCondition = (application: ExpressionBuilder<Tables, "application">) => Expression<SqlBool>

export const ALL_PRODUCTS: ProductCondition = (product) => product.lit(true)

/** Matches products with an application that meets the condition. */
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

export const forVehicle = (vehicle: VehicleIds): ProductCondition => withApplication(coversVehicle(vehicle))

/** Matches products with an application to a car of one of these models in one of its years. */
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

/** Matches products that fit a project by checking each product's own applications. Fast if other conditions leave only few products. */
export const fitsProject = (project: KnownCar): ProductCondition => withOwnApplication(appliesToProject(project))

/** Matches products like `withApplication`, but reads the applications of each product. */
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

export const allOf =
  (conditions: ReadonlyArray<ProductCondition>): ProductCondition =>
  (product) =>
    product.and(conditions.map((condition) => condition(product)))
