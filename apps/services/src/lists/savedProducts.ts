import type { ChosenComponent } from "@camber/domain/catalog"
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ListKey } from "./savedLists.ts"

/** What tells one product of a list from another; an empty variant number: none is chosen. */
export interface ProductIdentity {
  readonly sku_base_number: string
  readonly sku_variant_number: string
  /** What was chosen for the parts of a kit, by their ordinality. */
  readonly components: ReadonlyArray<typeof ChosenComponent.Encoded>
}

/** A product of a list as it is kept. */
export interface SavedProduct extends ProductIdentity {
  readonly quantity: number
  readonly noted_price_cents: number | null
  /** The stage that its owner has put it into; absent and null: the usual one of its kind. */
  readonly stage?: string | null
}

/** One that is in a list, with what tells whether pieces were added since it was seen (`Held`). */
export interface ListedProduct extends SavedProduct {
  readonly mark: number
}

/**
 * Writes products with their quantities and today's prices, as far as none is told: what is there already takes the new quantity and keeps
 * its price. No two of them may be the same.
 */
export const saveProducts = async (database: Kysely<Tables>, key: ListKey, products: ReadonlyArray<SavedProduct>): Promise<void> => {
  if (products.length === 0) return
  await database
    .insertInto("list_product")
    .values(products.map((product) => ({ ...key, ...unmarked(product), components: JSON.stringify(product.components) })))
    .onConflict((conflict) =>
      conflict.columns(["web_user_guid", "list_id", "sku_base_number", "sku_variant_number", "choice"]).doUpdateSet(({ ref }) => ({
        quantity: ref("excluded.quantity"),
        mark: sql`list_product.mark + greatest(0, excluded.quantity - list_product.quantity)`
      }))
    )
    .execute()
  await notePrices(database, key, sql`noted_price_cents is null`)
}

/** A thing that comes into a list begins with a mark of its own. */
const unmarked = ({ mark: _former, ...product }: SavedProduct & Partial<ListedProduct>): SavedProduct => product

/** Notes today's prices of all that a list holds; what is not sold now keeps the price that was noted before. */
export const updateNotedPrices = (database: Kysely<Tables>, key: ListKey): Promise<void> => notePrices(database, key, sql`true`)

const notePrices = async (database: Kysely<Tables>, key: ListKey, which: RawBuilder<unknown>): Promise<void> => {
  await sql`
    update list_product kept set noted_price_cents = coalesce(
      (select variant.price_cents from product join variant on variant.product_page_id = product.product_page_id
        where product.sku_base_number = kept.sku_base_number
          and variant.sku_variant_number = coalesce(nullif(kept.sku_variant_number, ''), product.lead_variant_number)),
      noted_price_cents)
    where web_user_guid = ${key.web_user_guid} and list_id = ${key.list_id} and ${which}`.execute(database)
}

/** False: the list does not hold it. */
export const setQuantity = async (database: Kysely<Tables>, key: ListKey, { quantity, ...product }: SavedProduct): Promise<boolean> => {
  const { numUpdatedRows } = await database.updateTable("list_product").set({ quantity }).where(isProduct(key, product)).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What is not there is as good as dropped. */
export const deleteProduct = async (database: Kysely<Tables>, key: ListKey, product: ProductIdentity): Promise<void> => {
  await database.deleteFrom("list_product").where(isProduct(key, product)).execute()
}

/** False: the list does not hold it. */
export const setStage = async (
  database: Kysely<Tables>,
  key: ListKey,
  product: ProductIdentity,
  stage: string | null
): Promise<boolean> => {
  const { numUpdatedRows } = await database.updateTable("list_product").set({ stage }).where(isProduct(key, product)).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Products of stages that the list has no more stand in the usual ones again. */
export const deleteOtherStages = async (database: Kysely<Tables>, key: ListKey, kept: ReadonlyArray<string>): Promise<void> => {
  await database
    .updateTable("list_product")
    .set({ stage: null })
    .where("web_user_guid", "=", key.web_user_guid)
    .where("list_id", "=", key.list_id)
    .where(sql<SqlBool>`not stage = any(${kept})`)
    .execute()
}

const isProduct =
  ({ list_id, web_user_guid }: ListKey, { components, sku_base_number, sku_variant_number }: ProductIdentity) =>
  ({ and, eb }: ExpressionBuilder<Tables, "list_product">) =>
    and([
      eb("web_user_guid", "=", web_user_guid),
      eb("list_id", "=", list_id),
      eb("sku_base_number", "=", sku_base_number),
      eb("sku_variant_number", "=", sku_variant_number),
      sql<SqlBool>`components = ${JSON.stringify(components)}::jsonb`
    ])
