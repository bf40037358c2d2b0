import { missingChoices, mustBuild, type Offer, type Quantity, settledComponents } from "@camber/domain/catalog"
import { observer } from "mobx-react-lite"
import { offeredProduct, offeredVariant } from "../product-card/cardProps.ts"
import { ChoiceStore } from "../options/ChoiceStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { SaveButton } from "../lists/SaveButton.tsx"
import { useHeldPress } from "./useHeldPress.ts"
import type { ChosenOffer } from "./useOffer.ts"

export interface ProductSaveProps {
  readonly offer: Offer
  readonly whenChosen: ChosenOffer["whenChosen"]
  /** How many pieces are asked for, within what may be had of it. */
  readonly piecesOf: (offer: Offer) => Quantity
}

/** Keeps what the page shows in a list, whether it can be bought or not; an option or a part of a kit that is still open is chosen first (LIST-10). */
export const ProductSave = observer(function ProductSave({ offer, whenChosen, piecesOf }: ProductSaveProps) {
  const choices = useStore(ChoiceStore)
  const lists = useStore(ListsStore)
  const { skuBaseNumber } = offer.card
  const { isWaiting, press } = useHeldPress(whenChosen, (chosen) => {
    const { card, options, variant } = chosen
    const isOpen = missingChoices(options.indexOptions).length > 0 || mustBuild(options.kitComponents)
    if (isOpen) return void choices.addToList(offeredProduct(card))
    const { skuVariantNumber } = variant
    const item = { skuVariantNumber, quantityRequested: piecesOf(chosen), kitComponents: settledComponents(options.kitComponents) }
    void choices.saveToList(offeredVariant(chosen), item)
  })
  return (
    <SaveButton size="large" isListed={lists.holds(skuBaseNumber)} busy={isWaiting || lists.starting === skuBaseNumber} onPress={press} />
  )
})
