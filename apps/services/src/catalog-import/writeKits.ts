import type { ProductContent } from "@camber/catalog-import"
import { kitPositions } from "@camber/domain/catalog"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { insertTableRows } from "./writeRows.ts"

/** Writes the components of kits, after all products exist. A component that the shop does not have is left out. */
export const writeKits = async (transaction: Kysely<Tables>, kits: ReadonlyArray<ProductContent>): Promise<void> => {
  const keys = kits.flatMap(({ key, kit }) => [key, ...kit.flatMap(({ componentProduct }) => componentProduct ?? [])])
  const { rows } = await sql<{ key: string; id: number }>`
    select key, id from id_ledger join product on product_page_id = id where kind = 'product' and key = any(${keys})`.execute(transaction)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  for (const { key, kit } of kits) {
    const lines = kit.flatMap(({ choiceGroup, componentProduct, componentSku, quantity }, at) => {
      const component = componentProduct === null ? undefined : ids.get(componentProduct)
      if (component === undefined) return []
      const line = { component_page_id: component, component_variant_number: componentSku, quantity, choice_group: choiceGroup }
      return [{ product_page_id: ids.get(key), ordinality: at + 1, ...line }]
    })
    const positions = kitPositions(
      lines.map(({ choice_group, component_page_id, ordinality }) => ({
        ordinality,
        choiceGroup: choice_group,
        skuBaseNumber: String(component_page_id)
      }))
    )
    await insertTableRows(transaction, "kit_component", lines)
    await sql`update product set kit_item_count = ${positions.length} where product_page_id = ${ids.get(key)}`.execute(transaction)
  }
}
