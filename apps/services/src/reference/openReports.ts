import { reportStates, speaksAgainst } from "@camber/domain/fitment"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Customers who speak against a statement of the present catalogue, by its id. One who was found mistaken does not, and nor does a report of a
 * statement that has another product today.
 */
export const openReports = async (database: Kysely<Tables>): Promise<ReadonlyMap<number, number>> => {
  const rows = await database
    .selectFrom("fit_report")
    .innerJoin("application", "application.application_id", "fit_report.application_id")
    .innerJoin("product", (join) =>
      join
        .onRef("product.product_page_id", "=", "application.product_page_id")
        .onRef("product.sku_base_number", "=", "fit_report.sku_base_number")
    )
    .select(({ fn }) => ["fit_report.application_id", fn.count<number>("order_number").distinct().as("customers")])
    .where("state", "in", reportStates.filter(speaksAgainst))
    .groupBy("fit_report.application_id")
    .execute()
  return new Map(rows.map(({ application_id, customers }) => [application_id, customers]))
}
