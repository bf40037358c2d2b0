import { type ProductPage, specialPrice } from "@camber/domain/catalogue"
import { formatCents, toCents } from "@camber/domain/money"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { AccountStore } from "../account/AccountStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { ProductNewsStore } from "./ProductNewsStore.ts"

export interface ProductNewsProps {
  readonly product: ProductPage
  /** Of the variant that is chosen, in dollars: the page's own may be another until the services have answered. */
  readonly price: number
}

/**
 * One line: the shopper's special price, or what the shopper's own code takes off, otherwise what others do with the part; nothing where
 * neither is known.
 */
export default observer(function ProductNews({ price, product }: ProductNewsProps) {
  const store = useOwnStore(ProductNewsStore)
  useEffect(() => void store.ask(product), [store, product])
  const account = useStore(AccountStore)
  useEffect(() => void account.ask(), [account])
  if (account.profile?.isSpecialPriceEligible) return <b>Your price: {formatCents(specialPrice(toCents(price)))}</b>
  const sku = product.card.skuBaseNumber
  const promotion = store.facts.promotions[sku] ?? null
  if (promotion !== null) return <b>Your code takes {formatCents(toCents(promotion.dollarsOff))} off this part</b>
  return store.facts.activity[sku] ?? null
})
