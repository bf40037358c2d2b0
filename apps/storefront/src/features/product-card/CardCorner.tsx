import "./card-corner.css"
import { Icon } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { InCartStore } from "../cart/InCartStore.ts"
import CardCompare, { type CardCompareProps } from "../comparison/CardCompare.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/** What a card's corners get once somebody is there: the way to compare, and the word that its product is in the cart already (REC-42). */
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
