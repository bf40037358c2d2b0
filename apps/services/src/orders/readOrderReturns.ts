import type { Kysely } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"

/** Reads returns with their lines, oldest first. */
export const readReturns = (database: Kysely<Tables>) =>
  database
    .selectFrom("return_case")
    .selectAll("return_case")
    .select((back) =>
      jsonArrayFrom(
        back
          .selectFrom("return_line")
          .innerJoin("order_line", (join) =>
            join
              .on("order_line.order_number", "=", back.ref("return_case.order_number"))
              .onRef("order_line.ordinality", "=", "return_line.ordinality")
          )
          .select([
            "return_line.ordinality",
            "return_line.kind",
            "return_line.quantity",
            "return_line.received",
            "return_line.outcome",
            "order_line.added_for",
            "order_line.title",
            "order_line.sku_variant_number"
          ])
          .whereRef("return_line.return_id", "=", "return_case.return_id")
          .orderBy("return_line.ordinality")
      ).as("lines")
    )
    .orderBy("return_id")

/** Reads an order's returns, oldest first. */
export const readOrderReturns = (database: Kysely<Tables>, orderNumber: string) =>
  readReturns(database).where("return_case.order_number", "=", orderNumber).execute()
