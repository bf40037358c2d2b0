import { type CartContents, computeSavings } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { CartSummary } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { computeGoodsTotals, getSummaryRows } from "./computeGoodsTotals.ts"
import { PromoEntry } from "./PromoEntry.tsx"
import { PromoStore } from "./PromoStore.ts"

/** Totals of the lines with the cart's promo code. */
export const CartTotals = observer(function CartTotals({
  contents,
  children
}: {
  readonly contents: CartContents
  /** Renders the content below with the applied promo code. */
  readonly children: (promoCode: string | null) => ReactNode
}) {
  const promos = useOwnStore(PromoStore)
  const held = promos.state?.promo ?? null
  const totals = computeGoodsTotals(contents, held)
  const { subtotal, total } = totals
  const saved = computeSavings(totals)
  return (
    <CartSummary
      count={itemCountText(contents.itemCount)}
      subtotal={formatCents(subtotal)}
      rows={getSummaryRows(totals, held)}
      totalLabel="Subtotal"
      total={formatCents(total)}
      saved={saved > 0 ? formatCents(saved) : undefined}
    >
      <PromoEntry promos={promos} subtotal={subtotal} />
      {children(held?.code ?? null)}
    </CartSummary>
  )
})
