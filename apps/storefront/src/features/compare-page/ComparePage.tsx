import "../comparison/comparison.css"
import "./compare-page.css"
import type { SkuBaseNumber } from "@camber/domain/catalog"
import { COMPARE_HREF, compareHref, comparedSkus, type Comparison, comparisonRows, differingRows } from "@camber/domain/comparison"
import { CompareTable, CompareTools } from "./view/compare-table/CompareTable.tsx"
import { EmptyState, LinkButton, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useLoaderData, useNavigate } from "../../foundation/router/hooks.ts"
import { DeliveryStore } from "../cart/DeliveryStore.ts"
import { useContainer } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import type { LatePage } from "../../foundation/page/latePage.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { FreshVerdicts } from "../vehicle/FreshVerdicts.tsx"
import { comparedColumn } from "./comparedColumn.ts"
import { CompareStore } from "../comparison/CompareStore.ts"

/** When each could be at the shopper's place, as long as one is known; until then its column says how it is had at all. */
const useDays = (variants: Comparison["variants"]) => {
  const delivery = useOwnStore(DeliveryStore)
  useEffect(() => void delivery.show(variants), [delivery, variants])
  return (skuBaseNumber: SkuBaseNumber): { readonly shipping?: string } => {
    const variant = variants.find((candidate) => candidate.skuBaseNumber === skuBaseNumber)
    const day = variant === undefined ? null : delivery.dayOf(variant.skuVariantNumber)
    return day === null ? {} : { shipping: `${day} to ${delivery.zipCode}` }
  }
}

/** The products that the address names, side by side. */
export const Component = () => {
  const comparison = useLoaderData() as Comparison
  return (
    <div className="wrap comparepage">
      <FreshVerdicts />
      <PageTitle title="Compare" note={comparison.products.length > 1 ? `${comparison.products.length} products` : undefined} />
      {comparison.products.length === 0 ? <Nothing /> : <SideBySide comparison={comparison} />}
    </div>
  )
}

const SideBySide = observer(function SideBySide({ comparison: { header, products, variants } }: { readonly comparison: Comparison }) {
  const container = useContainer()
  const navigate = useNavigate()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const dayOf = useDays(variants)
  const rows = comparisonRows(header, products)
  const differing = differingRows(rows)
  const remove = (skuBaseNumber: string) => {
    const store = container.resolve(CompareStore)
    const chosen = store.chosen.find((product) => product.skuBaseNumber === skuBaseNumber)
    if (chosen !== undefined) store.toggle(chosen)
    void navigate(compareHref(products.map((product) => product.skuBaseNumber).filter((number) => number !== skuBaseNumber)))
  }
  return (
    <>
      {products.length > 1 && (
        <CompareTools onlyDifferences={onlyDifferences} alike={rows.length - differing.length} onDifferences={setOnlyDifferences} />
      )}
      <CompareTable
        label="Comparison"
        columns={products.map((product) => ({
          ...comparedColumn(product),
          ...dayOf(product.skuBaseNumber),
          onRemove: () => remove(product.skuBaseNumber)
        }))}
        rows={onlyDifferences ? differing : rows}
      />
    </>
  )
})

const Nothing = () => (
  <EmptyState
    title="Nothing to compare yet"
    actions={
      <LinkButton href="/shop/all" variant="primary">
        Shop All Parts
      </LinkButton>
    }
  >
    Press the two columns in the corner of a card, for up to four parts, then press Compare.
  </EmptyState>
)

const nothing: Comparison = { header: { comparisonLabels: [] }, products: [], variants: [] }

export const load: LatePage<Comparison>["load"] = async (pages, { search }) => {
  const skus = comparedSkus(search)
  if (skus.length === 0) return nothing
  const { askComparison } = await import("./askComparison.ts")
  return pages.ask((answer, project) => askComparison(answer, skus, project))
}

export const handle: PageHandle<Comparison> = {
  head: ({ products }, { settings }) => ({
    title: `Compare ${products.map(({ displayTitle }) => displayTitle).join(", ") || "Parts"} | ${settings.brandName}`,
    description: "Up to four parts side by side: prices, fitment, shipping and specifications.",
    canonicalPath: COMPARE_HREF,
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
}
