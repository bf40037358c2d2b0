import type { ProductContent } from "@camber/catalog-import"
import { kitPositions } from "@camber/domain/catalog"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { insertTableRows } from "./writeRows.ts"

/**
 * Writes the components of kits. Call after all products exist. A component that the shop does not sell is left out.
 *
 * @returns The ids of the kits.
 */
export const writeKits = async (transaction: Kysely<Tables>, kits: ReadonlyArray<ProductContent>): Promise<ReadonlyArray<number>> => {
  const keys = kits.flatMap(({ key, kit }) => [key, ...kit.flatMap(({ componentProduct }) => componentProduct ?? [])])
  const { rows } = await sql<{ key: string; id: number; skus: ReadonlyArray<string> }>`
    select key, id, array(select sku_variant_number from variant where product_page_id = id) as skus
    from id_ledger join product on product_page_id = id where kind = 'product' and key = any(${keys})
      and not exists (select from leaving_product where leaving_product.product_page_id = id)`.execute(transaction)
  const products = new Map(rows.map(({ id, key, skus }) => [key, { id, skus: new Set(skus) }]))
  const written = kits.flatMap(({ key, kit }) => {
    const id = products.get(key)?.id
    if (id === undefined) return []
    const lines = kit.flatMap(({ choiceGroup, componentProduct, componentSku, quantity }, at) => {
      const component = componentProduct === null ? undefined : products.get(componentProduct)
      if (component === undefined || (componentSku !== null && !component.skus.has(componentSku))) return []
      const line = { component_page_id: component.id, component_variant_number: componentSku, quantity, choice_group: choiceGroup }
      return [{ product_page_id: id, ordinality: at + 1, ...line }]
    })
    const positions = kitPositions(
      lines.map(({ choice_group, component_page_id, ordinality }) => ({
        ordinality,
        choiceGroup: choice_group,
        skuBaseNumber: String(component_page_id)
      }))
    )
    return [{ id, lines, count: positions.length }]
  })
  await sql`delete from kit_component where product_page_id = any(${written.map(({ id }) => id)})`.execute(transaction)
  await insertTableRows(
    transaction,
    "kit_component",
    written.flatMap(({ lines }) => lines)
  )
  const counts = JSON.stringify(written.map(({ count, id }) => ({ id, count })))
  await sql`
    update product set kit_item_count = count from json_to_recordset(${counts}::json) as kit (id int, count int)
    where product_page_id = id`.execute(transaction)
  return written.map(({ id }) => id)
}
