import { getFitmentText } from "@camber/domain/fitment"
import { formatAdded, planListAdd } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { listKey, type ListProduct, computeListTotal, countPricedInCart } from "@camber/domain/lists"
import { Button, CartSummary } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type ReactNode, useState } from "react"
import { CartStore } from "../cart/CartStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import type { ListFits } from "./useListFits.ts"

export interface ListTotalProps {
  readonly products: ReadonlyArray<ListProduct>
  readonly fits: ListFits | null
  readonly children?: ReactNode
}

/** Milliseconds that the notice stands (ATC-31, GAP-91). */
const ADDED_MILLIS = 5000

/** What a list comes to today, and all of it into the cart at once but what cannot be. */
export const ListTotal = observer(function ListTotal({ products, fits, children }: ListTotalProps) {
  const cart = useStore(CartStore)
  const notices = useStore(ToastStore)
  const [isAdding, setAdding] = useState(false)
  const { adds, count, notSold, sold, toChoose } = planListAdd(products)
  const addAll = async () => {
    setAdding(true)
    let added = 0
    for (const items of adds) {
      const intent = { title: "", items, productPageId: null, productPageUrl: null, failureHref: null, isSilent: true }
      if (await cart.add(intent)) added += items.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
    }
    setAdding(false)
    if (added > 0) await notices.show({ message: formatAdded(added), intent: "positive", duration: ADDED_MILLIS })
  }
  const notes = [
    [
      fits === null || fits.car === null ? 0 : mayNotFit(products, fits),
      `May not fit ${fits?.isSelected === false ? "the" : "your"} ${fits?.car}`
    ],
    [toChoose, "Choose options first"],
    [notSold, "Not available"],
    [countPricedInCart(products), "See price in cart, not in this total"]
  ] as const
  return (
    <CartSummary title="List total" count={itemCountText(sold)} total={formatCents(computeListTotal(products))}>
      {count > 0 && (
        <Button variant="primary" size="large" block busy={isAdding} onClick={() => void addAll()}>
          {toChoose + notSold === 0 ? "Add All to Cart" : `Add ${itemCountText(count)} to Cart`}
        </Button>
      )}
      <ul className="list__notes">
        {notes.map(([number, text]) => number > 0 && <li key={text}>{`${text}: ${itemCountText(number)}`}</li>)}
      </ul>
      {children}
    </CartSummary>
  )
})

/** How many pieces of these products are known not to fit the car; what is asked about first is not among them. */
const mayNotFit = (products: ReadonlyArray<ListProduct>, { verdicts }: ListFits): number =>
  products.reduce((sum, product) => {
    const verdict = verdicts.get(listKey(product))
    return verdict !== undefined && getFitmentText(verdict).tone === "negative" ? sum + product.quantity : sum
  }, 0)
