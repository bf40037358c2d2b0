import { type CartContents, orderTotals, savedInAll } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalogue"
import { formatCents } from "@camber/domain/money"
import { CartSummary } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { PromoEntry } from "./PromoEntry.tsx"
import { PromoStore } from "./PromoStore.ts"

/** Shipping is chosen at the checkout: here only the goods are counted. */
const goodsAlone = { points: 0, shipping: 0, freeShippingFrom: null }

/** What the lines come to with the cart's code, by the same rule by which the services price the order. */
export const CartTotals = observer(function CartTotals({
  contents,
  children
}: {
  readonly contents: CartContents
  readonly children: ReactNode
}) {
  const promos = useOwnStore(PromoStore)
  const held = promos.state?.promo ?? null
  const totals = orderTotals(contents.lines, { ...goodsAlone, promo: held })
  const { promo, subtotal, total } = totals
  const saved = savedInAll(totals)
  const code = held !== null && promo > 0 ? [{ label: `Promo code ${held.code}`, value: `-${formatCents(promo)}`, saves: true }] : []
  return (
    <CartSummary
      count={itemCountText(contents.itemCount)}
      subtotal={formatCents(subtotal)}
      rows={code}
      total={formatCents(total)}
      saved={saved > 0 ? formatCents(saved) : undefined}
    >
      <PromoEntry promos={promos} subtotal={subtotal} />
      {children}
    </CartSummary>
  )
})
