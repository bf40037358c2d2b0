import "./card-corner.css"
import { Icon } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { InCartStore } from "../cart/InCartStore.ts"
import CardCompare, { type CardCompareProps } from "../comparison/CardCompare.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/** Renders the controls that a card gets after the first interaction: the compare button and the mark of a product in the cart (REC-42). */
export default observer(function CardCorner({ product }: CardCompareProps) {
  const inCart = useStore(InCartStore)
  const { skuBaseNumber } = product
  useEffect(() => inCart.show(), [inCart, skuBaseNumber])
  return (
    <>
      <CardCompare product={product} />
      {inCart.has(skuBaseNumber) && (
        <p className="card__incart">
          <Icon name="check" size={16} /> In your cart
        </p>
      )}
    </>
  )
})
