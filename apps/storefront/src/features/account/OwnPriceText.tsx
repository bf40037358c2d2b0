import { specialPrice } from "@camber/domain/catalog"
import { parseCents, formatCents } from "@camber/domain/money"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { OwnPriceProps } from "./PersonalPrice.tsx"
import { PersonalPriceStore } from "./PersonalPriceStore.ts"

/** Shows the visitor's own price after it is loaded, if there is one. */
export default observer(function OwnPriceText({ price }: OwnPriceProps) {
  const own = useStore(PersonalPriceStore)
  useEffect(() => own.learn(), [own])
  const cents = own.isSpecial ? parseCents(price) : null
  if (cents === null) return price
  return (
    <>
      {formatCents(specialPrice(cents))} <small>your price</small>
    </>
  )
})
