import type { EditedField } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

interface NumberEdit {
  readonly field: EditedField
  readonly productPageId: number
  readonly sku: string
  readonly number: string
}

/** Returns why a SKU cannot have a number: another part has it. Maker's numbers are unique within a brand. Null if it can. */
export const findNumberProblem = async (
  database: Kysely<Tables>,
  { field, number, productPageId, sku }: NumberEdit
): Promise<string | null> => {
  if ((field !== "mpn" && field !== "gtin") || number === "") return null
  const { rows } = await (
    field === "gtin"
      ? sql<{ sku: string }>`
        select sku_variant_number as sku from variant where upc = ${number} and sku_variant_number <> ${sku} limit 1`
      : sql<{ sku: string }>`
        select sku_variant_number as sku from variant join product using (product_page_id)
        where upper(mpn) = upper(${number}) and sku_variant_number <> ${sku}
          and brand_id = (select brand_id from product where product_page_id = ${productPageId}) limit 1`
  ).execute(database)
  const [other] = rows
  if (other === undefined) return null
  return field === "gtin" ? `${other.sku} has this GTIN already.` : `${other.sku} of the same brand has this maker's number already.`
}
