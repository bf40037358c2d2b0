import { formatAdded } from "@camber/domain/cart"
import { orderHref, planReorder, type Reorder } from "@camber/domain/order"
import { Button, HiddenFields, Link, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { useLoad, useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"
import { reorderMessages } from "./orderMessages.ts"
import type { OrderStore } from "./OrderStore.ts"

/** Notes about the discontinued and repriced items of an order. */
export const AgainNotes = ({ again }: { readonly again: Reorder }) => {
  const notes = reorderMessages.notes(again)
  if (notes.length === 0) return null
  return (
    <ul>
      {notes.map((note, index) => (
        <li key={`${index} ${note}`} className="ordered__note">
          {note}
        </li>
      ))}
    </ul>
  )
}

export interface BuyAgainButtonProps {
  readonly store: OrderStore
  readonly orderNumber: string
}

/** Adds all available items of an order to the cart, and reports differences from the order. */
export const BuyAgainButton = observer(function BuyAgainButton({ orderNumber, store }: BuyAgainButtonProps) {
  const cart = useStore(CartStore)
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState(0)
  useLoad(orderNumber, () => store.lookAgain(orderNumber))
  // Without a response the current price is unknown, so there is no button.
  if (store.again === null || store.again.length === 0) return null
  const again = planReorder(store.again)
  const addAll = async () => {
    setAdding(true)
    let pieces = 0
    for (const items of again.adds) {
      const intent = { title: "", items, productPageId: null, productPageUrl: null, failureHref: null, isSilent: true }
      if (await cart.add(intent)) pieces += items.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
    }
    setAdding(false)
    setAdded(pieces)
  }
  return (
    <section className="order__block" aria-label={reorderMessages.title}>
      <AgainNotes again={again} />
      <div aria-live="polite">
        {added > 0 && (
          <InlineAlert tone="good" title={formatAdded(added)}>
            <Link href={cartHref}>Go to your cart</Link>
          </InlineAlert>
        )}
      </div>
      {again.count === 0 ? (
        <p>{reorderMessages.nothing}</p>
      ) : (
        <form
          className="order__acts"
          method="post"
          action={orderHref(orderNumber)}
          aria-label={reorderMessages.title}
          onSubmit={(event) => {
            event.preventDefault()
            void addAll()
          }}
        >
          <HiddenFields fields={[{ name: "act", value: "again" }]} />
          <Button type="submit" busy={isAdding}>
            {reorderMessages.ask(again)}
          </Button>
        </form>
      )}
    </section>
  )
})
