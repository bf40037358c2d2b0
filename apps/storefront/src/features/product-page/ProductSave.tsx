import { getMissingOptions, needsConfiguration, type VariantOffer, type Quantity, getFixedComponents } from "@camber/domain/catalog"
import { observer } from "mobx-react-lite"
import { offeredProduct, offeredVariant } from "../product-card/cardProps.ts"
import { ChoiceStore } from "../options/ChoiceStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { SaveButton } from "../lists/SaveButton.tsx"
import { useDeferredAction, type ChosenOffer } from "./useOffer.ts"

export interface ProductSaveProps {
  readonly offer: VariantOffer
  readonly whenChosen: ChosenOffer["whenChosen"]
  /** Returns the requested quantity, limited to the orderable range. */
  readonly piecesOf: (offer: VariantOffer) => Quantity
}

/** Saves the displayed variant to a list, whether or not it can be bought; open options and kit parts are chosen first (LIST-10). */
export const ProductSave = observer(function ProductSave({ offer, whenChosen, piecesOf }: ProductSaveProps) {
  const choices = useStore(ChoiceStore)
  const lists = useStore(ListsStore)
  const { skuBaseNumber } = offer.card
  const { isWaiting, press } = useDeferredAction(whenChosen, (chosen) => {
    const { card, options, variant } = chosen
    const isOpen = getMissingOptions(options.indexOptions).length > 0 || needsConfiguration(options.kitComponents)
    if (isOpen) return void choices.addToList(offeredProduct(card))
    const { skuVariantNumber } = variant
    const item = { skuVariantNumber, quantityRequested: piecesOf(chosen), kitComponents: getFixedComponents(options.kitComponents) }
    void choices.saveToList(offeredVariant(chosen), item)
  })
  return (
    <SaveButton size="large" isListed={lists.holds(skuBaseNumber)} busy={isWaiting || lists.starting === skuBaseNumber} onPress={press} />
  )
})
