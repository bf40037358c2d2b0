import "../comparison/comparison.css"
import "./compare-page.css"
import { getComparisonRows, type ComparisonProduct, getDifferingRows } from "@camber/domain/comparison"
import type { RecommendationBlock } from "@camber/domain/recommendations"
import { CompareTable, CompareTools } from "./view/compare-table/CompareTable.tsx"
import { SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useId, useState } from "react"
import { useLocation } from "react-router-dom"
import { useListVerdicts } from "../lists/useListVerdicts.ts"
import { comparedColumn } from "./comparedColumn.ts"

export interface ComparisonBlockProps {
  readonly recBlock: RecommendationBlock | null
}

/** Block that compares products (CARD-26 to CARD-31); logs and renders nothing if the block is missing (ERR-103). */
export const ComparisonBlock = ({ recBlock }: ComparisonBlockProps) => {
  if (recBlock !== null) return <SideBySide recBlock={recBlock} />
  console.error("The recBlock prop cannot be null")
  return null
}

const SideBySide = observer(function SideBySide({ recBlock }: { readonly recBlock: RecommendationBlock }) {
  const id = useId()
  const { pathname } = useLocation()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const header = recBlock.recommendations.find((item) => item._tag === "ComparisonHeader") ?? null
  const products = recBlock.recommendations.filter((item) => item._tag === "ComparisonProduct")
  const verdicts = useListVerdicts(products, recBlock.checkFitment)
  if (products.length === 0) return null
  const fitOf = ({ skuBaseNumber }: ComparisonProduct) => (verdicts === null ? "waiting" : verdicts.get(skuBaseNumber))
  const rows = getComparisonRows(header, products)
  const differing = getDifferingRows(rows)
  const title = recBlock.title ?? "Compare"
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} note={recBlock.subtitle ?? undefined} />
      {products.length > 1 && (
        <CompareTools onlyDifferences={onlyDifferences} alike={rows.length - differing.length} onDifferences={setOnlyDifferences} />
      )}
      <CompareTable
        label={`${title}, side by side`}
        columns={products.map((product) => ({
          ...comparedColumn(product, fitOf(product)),
          mark: product.productPageUrl === pathname ? "This part" : undefined
        }))}
        rows={onlyDifferences ? differing : rows}
      />
    </section>
  )
})
