import { specialPrice } from "@camber/domain/catalog"
import { toCents } from "@camber/domain/money"
import { observer } from "mobx-react-lite"
import { PersonalPriceStore } from "../account/PersonalPriceStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PriceLines, type PricePartsProps } from "./PriceParts.tsx"

/** Renders the parts of the visitor's own price. The price above it has already loaded the visitor's account. */
export default observer(function OwnPriceParts(props: PricePartsProps) {
  const own = useStore(PersonalPriceStore)
  const { salePrice } = props.variant.pricing
  if (salePrice === null) return null
  const price = toCents(salePrice)
  return <PriceLines {...props} price={own.isSpecial ? specialPrice(price) : price} />
})
