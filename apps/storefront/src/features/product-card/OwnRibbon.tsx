import { Ribbon } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { PersonalPriceStore } from "../account/PersonalPriceStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { CardRibbonProps } from "./CardRibbon.tsx"
import { ribbonProps } from "./ribbonProps.ts"

/** Renders a card's ribbon with the visitor's own promotion on the product (CARD-19 to CARD-21). */
export default observer(function OwnRibbon({ card }: CardRibbonProps) {
  const own = useStore(PersonalPriceStore)
  const { skuBaseNumber } = card
  useEffect(() => own.show(skuBaseNumber), [own, skuBaseNumber])
  const ribbon = ribbonProps(card, own.promotionOn(skuBaseNumber))
  return ribbon && <Ribbon {...ribbon} />
})
