import type { CatalogRecord, Problem, VariantContent } from "@camber/catalog-import"

type KitLine = Extract<CatalogRecord, { readonly kind: "kit" }>

/** Finds lines of kits whose part the import does not sell: it is hidden, or has no price. */
export const createKitCheck = (report: (problem: Problem) => void) => {
  const lines: Array<KitLine> = []
  const products = new Set<string>()
  const skus = new Set<string>()
  const isSold = ({ componentProduct, componentSku }: KitLine): boolean =>
    componentSku === null ? componentProduct === null || products.has(componentProduct) : skus.has(componentSku)
  return {
    /** Call for each record, before the first `sell`. */
    note: (record: CatalogRecord): void => {
      if (record.kind === "kit") lines.push(record)
    },
    /** Call for each product that is sold. Without kits, nothing is kept. */
    sell: (key: string, variants: ReadonlyArray<Pick<VariantContent, "sku">>): void => {
      if (lines.length === 0) return
      products.add(key)
      for (const { sku } of variants) skus.add(sku)
    },
    reportMissing: (): void => {
      for (const line of lines) {
        if (!products.has(line.product) || isSold(line)) continue
        const part = line.componentSku ?? line.componentProduct ?? ""
        const sentence = `${part} is not sold: it is hidden or has no price. The kit ${line.product} does not list it.`
        const field = line.componentSku === null ? "component_product" : "component_sku"
        const place = { file: line.file ?? "kits.csv", line: line.line ?? null, column: null, field }
        report({ ...place, severity: "warning", code: "kit-part-missing", sentence, value: part })
      }
    }
  }
}
