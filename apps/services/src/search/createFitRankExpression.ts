import type { KnownCar } from "@camber/domain/fitment"
import type { ExpressionBuilder } from "kysely"
import type { Tables } from "../database/tables.ts"
import { appliesToProject } from "../products/fits.sql.ts"

/** Ranks fit: 2 for a guaranteed fit, 1 for a universal fit, 0 otherwise. Reads only the product's own applications. */
export const createFitRankExpression = (product: ExpressionBuilder<Tables, "product">, project: KnownCar) => {
  const holding = product
    .selectFrom("application")
    .whereRef("application.product_page_id", "=", "product.product_page_id")
    .where(appliesToProject(project))
  return product
    .case()
    .when(product.exists(holding.where("application.scope", "!=", "universal")))
    .then(2)
    .when(product.exists(holding))
    .then(1)
    .else(0)
    .end()
}
