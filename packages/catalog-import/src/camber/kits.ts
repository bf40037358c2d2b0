import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { addLink, findVariant, type Reading } from "../Reading.ts"
import type { KitRecord } from "../records.ts"
import { readNumberText, readText, readWhole } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"

/** Reads a row of kits.csv; undefined if the row is dropped. */
export const readKitRow = (row: Row, reading: Reading): KitRecord | undefined => {
  const kitSku = readNumberText(row, "kit_sku", { max: MAX_SKU_LENGTH, isRequired: true }) ?? ""
  const position = readWhole(row, "position", 1, 60)
  const componentProduct = readNumberText(row, "component_product", { max: 200 })
  const componentSku = readNumberText(row, "component_sku", { max: MAX_SKU_LENGTH })
  const text = readText(row, "text", { max: 150 }) || null
  const quantity = readWhole(row, "quantity", 1, 99, "bad-quantity") ?? 1
  const choiceGroup = readText(row, "choice_group", { max: 60 }) || null
  if (componentProduct === null && componentSku === null && text === null)
    row.report("error", "missing-value", "component_product", "A kit's row needs a component_product, component_sku or text.")
  if (row.isBroken()) return undefined
  const kit = findVariant(reading, row, "kit_sku", kitSku)
  const component = componentSku === null ? undefined : findVariant(reading, row, "component_sku", componentSku)
  if (componentProduct !== null && !reading.products.has(componentProduct))
    row.report("error", "unknown-product", "component_product", `products.csv has no product ${componentProduct}.`, componentProduct)
  if (kit === undefined || row.isBroken()) return undefined
  const product = component?.product ?? componentProduct
  const ring = product === null ? null : addLink(reading, "kit", kit.product, product)
  if (ring !== null) {
    const field = componentSku === null ? "component_product" : "component_sku"
    const inside = componentSku ?? componentProduct ?? ""
    row.report("error", "kit-cycle", field, `${inside} contains ${kitSku}, which contains ${inside}.`, inside)
    return undefined
  }
  return {
    kind: "kit",
    file: row.file,
    line: row.line,
    product: kit.product,
    position: position ?? 1,
    componentProduct: product,
    componentSku: component?.sku ?? null,
    text,
    quantity,
    choiceGroup
  }
}
