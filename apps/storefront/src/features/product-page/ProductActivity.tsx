import type { ProductPage } from "@camber/domain/catalog"
import { formatCents, toCents } from "@camber/domain/money"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { ProductActivityStore } from "./ProductActivityStore.ts"

export interface ProductActivityProps {
  readonly product: ProductPage
}

/** Renders one line: the discount of the shopper's own code, otherwise the activity of other shoppers; nothing without either. */
export default observer(function ProductNews({ product }: ProductActivityProps) {
  const store = useOwnStore(ProductActivityStore)
  useEffect(() => void store.ask(product), [store, product])
  const sku = product.card.skuBaseNumber
  const promotion = store.facts.promotions[sku] ?? null
  if (promotion !== null) return <b>Your code takes {formatCents(toCents(promotion.dollarsOff))} off this part</b>
  return store.facts.activity[sku] ?? null
})
