import "../comparison/comparison.css"
import "./compare-page.css"
import type { SkuBaseNumber } from "@camber/domain/catalog"
import { COMPARE_HREF, parseComparedSkus, type Comparison, getComparisonRows, getDifferingRows } from "@camber/domain/comparison"
import { CompareTable, CompareTools } from "./view/compare-table/CompareTable.tsx"
import { EmptyState, LinkButton, PageTitle, Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useLoaderData } from "react-router-dom"
import { DeliveryStore } from "../cart/DeliveryStore.ts"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { VerdictRefresher } from "../vehicle/VerdictRefresher.tsx"
import type { OwnParts } from "@camber/domain/mating"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"
import { MeetsCell } from "../mating/MeetsCell.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { comparedColumn } from "./comparedColumn.ts"
import { useRemoval } from "./useRemoval.ts"

interface RemovedProductProps {
  readonly title: string
  readonly onUndo: () => void
}

/** Names the product that was removed last and restores it. The announcement includes the number of remaining products. */
const RemovedProduct = ({ onUndo, title }: RemovedProductProps) => (
  <InlineAlert isSilent action={<Undo key={title} title={title} onUndo={onUndo} />}>
    <span>{`${title} removed.`}</span>
  </InlineAlert>
)

/** Takes the focus that the last column had. */
const Undo = ({ onUndo, title }: RemovedProductProps) => {
  const button = useRef<HTMLButtonElement>(null)
  // Runs before other code, such as an overlay, restores the lost focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  })
  return (
    <Button ref={button} size="small" aria-label={`Undo: keep ${title}`} onClick={onUndo}>
      Undo
    </Button>
  )
}

/** Delivery days at the shopper's ZIP code, once it is known. */
const useDays = (variants: Comparison["variants"]) => {
  const delivery = useOwnStore(DeliveryStore)
  useEffect(() => void delivery.show(variants), [delivery, variants])
  return (skuBaseNumber: SkuBaseNumber): { readonly delivery?: string } => {
    const variant = variants.find((candidate) => candidate.skuBaseNumber === skuBaseNumber)
    const day = variant === undefined ? null : delivery.dayOf(variant.skuVariantNumber)
    return day === null ? {} : { delivery: `${day} to ${delivery.zipCode}` }
  }
}

/**
 * Shows how the products meet the shopper's other parts: in the cart, on lists and on the car. The answers load after the first
 * interaction.
 */
const useMeets = (products: Comparison["products"]) => {
  const runtime = useStore(AppRuntime)
  const { itemCount } = useStore(CartStore)
  const projectId = useStore(ProjectStore).project?.projectId ?? null
  const hasInteracted = useInteracted()
  const [answers, setAnswers] = useState<ReadonlyMap<string, OwnParts>>(new Map())
  const skus = products.map(({ skuBaseNumber }) => skuBaseNumber).join()
  useEffect(() => {
    let isLeft = false
    const ask = async () => {
      const found = await Promise.all(
        skus.split(",").map(async (sku) => {
          const end = await runtime.run((use) => use.PartPairs.use((pairs) => pairs.compare(sku, (itemCount ?? 0) > 0, projectId)))
          return end._tag === "Done" && end.value !== null && end.value !== "noResponse" ? [[sku, end.value] as const] : []
        })
      )
      if (!isLeft) setAnswers(new Map(found.flat()))
    }
    if (hasInteracted && skus !== "") void ask()
    return () => {
      isLeft = true
    }
  }, [runtime, skus, itemCount, projectId, hasInteracted])
  const hasParts = [...answers.values()].some(({ parts }) => parts.length > 0)
  return (sku: SkuBaseNumber): { readonly meets?: ReactNode } =>
    hasParts ? { meets: <MeetsCell parts={answers.get(sku)?.parts ?? []} /> } : {}
}

/** The products in the URL, side by side. */
export const Component = () => {
  const comparison = useLoaderData() as Comparison
  const { remove, removed, undo } = useRemoval(comparison.products)
  return (
    <div className="wrap comparepage">
      <VerdictRefresher />
      <PageTitle title="Compare" note={comparison.products.length > 1 ? `${comparison.products.length} products` : undefined} />
      {removed !== null && <RemovedProduct title={removed.title} onUndo={undo} />}
      {comparison.products.length === 0 ? <Nothing /> : <SideBySide comparison={comparison} onRemove={remove} />}
    </div>
  )
}

interface SideBySideProps {
  readonly comparison: Comparison
  readonly onRemove: (skuBaseNumber: SkuBaseNumber) => void
}

const SideBySide = observer(function SideBySide({ comparison: { header, products, variants }, onRemove }: SideBySideProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const dayOf = useDays(variants)
  const meets = useMeets(products)
  const rows = getComparisonRows(header, products)
  const differing = getDifferingRows(rows)
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
          ...meets(product.skuBaseNumber),
          onRemove: () => onRemove(product.skuBaseNumber)
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
    Select Compare (the two columns) on up to four parts, then select Compare at the bottom of the page.
  </EmptyState>
)

const nothing: Comparison = { header: { comparisonLabels: [] }, products: [], variants: [] }

export const load: LazyPage<Comparison>["load"] = async (pages, { search }) => {
  const skus = parseComparedSkus(search)
  if (skus.length === 0) return nothing
  const { fetchComparison } = await import("./fetchComparison.ts")
  return pages.ask((answer, project) => fetchComparison(answer, skus, project))
}

export const handle: PageHandle<Comparison> = {
  head: ({ products }, { settings }) => ({
    title: `Compare ${products.length > 1 ? `${products.length} ` : ""}Parts | ${settings.brandName}`,
    description: "Up to four parts side by side: prices, fitment, shipping and specifications.",
    canonicalPath: COMPARE_HREF,
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
}
