import { type CartContents, computeSavings } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { CartSummary } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { useActionData } from "react-router-dom"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { computeGoodsTotals, getSummaryRows, describePromoEffect } from "./goodsTotals.ts"
import { PromoStore } from "./PromoStore.ts"
import type { CartAnswer } from "./forms/cartAction.ts"
import { PromoField } from "./view/cart-promo/PromoField.tsx"

/** Promo code field; `subtotal` in integer cents. */
const PromoEntry = observer(function PromoEntry({ promos, subtotal }: { readonly promos: PromoStore; readonly subtotal: number }) {
  const { isChecking = false, message = null, promo = null } = promos.state ?? {}
  const answer = useActionData() as CartAnswer | undefined
  const sent = answer?.fields["intent"] === "promo" ? answer : undefined
  return (
    <PromoField
      post={{ action: cartHref, name: "code", intent: "promo" }}
      defaultValue={sent?.fields["code"]}
      code={promo?.code}
      effect={promo === null ? undefined : describePromoEffect(promo, subtotal)}
      error={message ?? sent?.message}
      busy={isChecking}
      onApply={(text) => void promos.apply(text)}
      onRemove={() => void promos.remove()}
    />
  )
})

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
