import type { ChosenComponent } from "@camber/domain/catalog"
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ListKey } from "./savedLists.ts"

/** Identity of a product within a list. An empty variant number means that no variant is selected. */
export interface ProductIdentity {
  readonly sku_base_number: string
  readonly sku_variant_number: string
  /** Selected kit components, by ordinality. */
  readonly components: ReadonlyArray<typeof ChosenComponent.Encoded>
}

/** A stored product of a list. */
export interface SavedProduct extends ProductIdentity {
  readonly quantity: number
  readonly noted_price_cents: number | null
  /** Stage that the owner selected; absent or null means the default stage of its type. */
  readonly stage?: string | null
}

/** A product in a list, with the version counter that shows whether units were added since the product was read (`VersionedQuantity`). */
export interface ListedProduct extends SavedProduct {
  readonly mark: number
}

/**
 * Writes distinct products. A new product gets today's price unless it already has a noted price. An existing product gets the new quantity
 * and keeps its noted price.
 */
export const saveProducts = async (database: Kysely<Tables>, key: ListKey, products: ReadonlyArray<SavedProduct>): Promise<void> => {
  if (products.length === 0) return
  await database
    .insertInto("list_product")
    .values(products.map((product) => ({ ...key, ...withoutMark(product), components: JSON.stringify(product.components) })))
    .onConflict((conflict) =>
      conflict.columns(["web_user_guid", "list_id", "sku_base_number", "sku_variant_number", "choice"]).doUpdateSet(({ ref }) => ({
        quantity: ref("excluded.quantity"),
        mark: sql`list_product.mark + greatest(0, excluded.quantity - list_product.quantity)`
      }))
    )
    .execute()
  await storePrices(database, key, sql`noted_price_cents is null`)
}

/** A product that is added to a list starts with a new version counter. */
const withoutMark = ({ mark: _former, ...product }: SavedProduct & Partial<ListedProduct>): SavedProduct => product

/** Stores today's prices of all products in a list. Unavailable products keep their stored price. */
export const updateNotedPrices = (database: Kysely<Tables>, key: ListKey): Promise<void> => storePrices(database, key, sql`true`)

const storePrices = async (database: Kysely<Tables>, key: ListKey, condition: RawBuilder<unknown>): Promise<void> => {
  await sql`
    update list_product kept set noted_price_cents = coalesce(
      (select variant.price_cents from product join variant on variant.product_page_id = product.product_page_id
        where product.sku_base_number = kept.sku_base_number
          and variant.sku_variant_number = coalesce(nullif(kept.sku_variant_number, ''), product.lead_variant_number)),
      noted_price_cents)
    where web_user_guid = ${key.web_user_guid} and list_id = ${key.list_id} and ${condition}`.execute(database)
}

/** Sets a product's quantity. Returns false if it is not in the list. */
export const setQuantity = async (database: Kysely<Tables>, key: ListKey, { quantity, ...product }: SavedProduct): Promise<boolean> => {
  const { numUpdatedRows } = await database.updateTable("list_product").set({ quantity }).where(isProduct(key, product)).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a product. Does nothing if the list does not contain the product. */
export const deleteProduct = async (database: Kysely<Tables>, key: ListKey, product: ProductIdentity): Promise<void> => {
  await database.deleteFrom("list_product").where(isProduct(key, product)).execute()
}

/** Sets a product's stage. Returns false if it is not in the list. */
export const setStage = async (
  database: Kysely<Tables>,
  key: ListKey,
  product: ProductIdentity,
  stage: string | null
): Promise<boolean> => {
  const { numUpdatedRows } = await database.updateTable("list_product").set({ stage }).where(isProduct(key, product)).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves products of removed stages back to their default stages. */
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
