import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { getLedgerIds } from "./ledger.ts"

const slug = "other-parts"
/** A separate category, listed after the shop's other categories. */
const category = { category_id: "2-99", parent_id: null, slug, name: "Other Parts", ordinality: 99, drawing: "parts-box" } as const

/** A product type with its category, as product rows need them. */
export interface TypeFacts {
  readonly product_type_id: number
  readonly slug: string
  readonly plural: string
  readonly category_id: string
  readonly drawing: string
  readonly category: string
}

/** Reads the shop's product types by slug. */
export const readTypes = async (database: Kysely<Tables>): Promise<ReadonlyMap<string, TypeFacts>> => {
  const rows = await database
    .selectFrom("product_type")
    .innerJoin("category", "category.category_id", "product_type.category_id")
    .select([
      "product_type.product_type_id",
      "product_type.slug",
      "product_type.plural",
      "product_type.category_id",
      "product_type.drawing",
      "category.name as category"
    ])
    .execute()
  return new Map(rows.map((row) => [row.slug, row]))
}

/** Creates the category and product type of parts that belong to no other type. */
export const createOtherParts = async (transaction: Kysely<Tables>): Promise<TypeFacts> => {
  const id = (await getLedgerIds(transaction, "product_type", [slug])).get(slug)!
  const type = {
    product_type_id: id,
    slug,
    name: "Other part",
    plural: "Other parts",
    category_id: category.category_id,
    drawing: "parts-box"
  }
  await transaction
    .insertInto("category")
    .values(category)
    .onConflict((row) => row.doNothing())
    .execute()
  await transaction
    .insertInto("product_type")
    .values({ ...type, best_seller_rank: 100_000 })
    .onConflict((row) => row.doNothing())
    .execute()
  return { ...type, category: category.name }
}
