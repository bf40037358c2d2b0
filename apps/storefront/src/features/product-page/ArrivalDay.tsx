import type { VariantOffer } from "@camber/domain/catalog"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { DeliveryStore } from "../cart/DeliveryStore.ts"

export type ArrivalDayProps = Pick<VariantOffer, "card" | "variant">

/** Renders the variant's delivery date at the shopper's address if known; otherwise its availability (LOC-11). */
export default observer(function ArrivalDay({ card: { skuBaseNumber }, variant: { availabilityText, skuVariantNumber } }: ArrivalDayProps) {
  const delivery = useOwnStore(DeliveryStore)
  useEffect(() => void delivery.show([{ skuBaseNumber, skuVariantNumber }]), [delivery, skuBaseNumber, skuVariantNumber])
  return delivery.dayOf(skuVariantNumber)?.replace(/^Get it /, "") ?? availabilityText
})
