import type { ProductContent } from "@camber/catalog-import"
import { kitPositions } from "@camber/domain/catalog"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { insertTableRows } from "./writeRows.ts"

const KITS_PER_STEP = 250

/** Writes the components of kits again, after all products exist. A component that the shop does not have is left out. */
export const writeKits = async (transaction: Kysely<Tables>, kits: ReadonlyArray<ProductContent>): Promise<void> => {
  for (let at = 0; at < kits.length; at += KITS_PER_STEP) await writeStep(transaction, kits.slice(at, at + KITS_PER_STEP))
}

const writeStep = async (transaction: Kysely<Tables>, kits: ReadonlyArray<ProductContent>): Promise<void> => {
  const keys = kits.flatMap(({ key, kit }) => [key, ...kit.flatMap(({ componentProduct }) => componentProduct ?? [])])
  const { rows } = await sql<{ key: string; id: number; skus: ReadonlyArray<string> }>`
    select key, id, array(select sku_variant_number from variant where product_page_id = id) as skus
    from id_ledger join product on product_page_id = id where kind = 'product' and key = any(${keys})`.execute(transaction)
  const products = new Map(rows.map(({ id, key, skus }) => [key, { id, skus: new Set(skus) }]))
  const written = kits.map(({ key, kit }) => {
    const id = products.get(key)?.id
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
    return { id, lines, count: positions.length }
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
}
