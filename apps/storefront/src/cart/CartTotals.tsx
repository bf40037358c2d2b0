import { type CartContents, orderTotals, type Promo } from "@camber/domain/cart"
import { formatCents, itemCountText } from "@camber/domain/catalogue"
import { CartSummary } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import { useStore } from "../composition/StoreContext.ts"
import { AppRuntime } from "../runtime/AppRuntime.ts"
import { PromoEntry } from "./PromoEntry.tsx"
import { PromoStore } from "./PromoStore.ts"

/** Shipping is chosen at the checkout: here the goods are reckoned alone. */
const goodsAlone = { points: 0, shipping: 0, freeShippingFrom: null }

const useCode = (): PromoStore => {
  const runtime = useStore(AppRuntime)
  const [promos] = useState(() => new PromoStore(runtime))
  useEffect(() => promos.follow(), [promos])
  return promos
}

const reckoned = ({ lines }: CartContents, promo: Promo | null) =>
  orderTotals(
    lines.map((line) => ({ ...line, listPrice: null })),
    { ...goodsAlone, promo }
  )

/** What the lines come to with the cart's code, by the same rule by which the services reckon the order. */
export const CartTotals = observer(function CartTotals({
  contents,
  children
}: {
  readonly contents: CartContents
  readonly children: ReactNode
}) {
  const promos = useCode()
  const held = promos.state?.promo ?? null
  const { promo, subtotal, total } = reckoned(contents, held)
  const code = held !== null && promo > 0 ? [{ label: `Promo code ${held.code}`, value: `-${formatCents(promo)}` }] : []
  return (
    <CartSummary count={itemCountText(contents.itemCount)} subtotal={formatCents(subtotal)} rows={code} total={formatCents(total)}>
      <PromoEntry promos={promos} subtotal={subtotal} />
      {children}
    </CartSummary>
  )
})
