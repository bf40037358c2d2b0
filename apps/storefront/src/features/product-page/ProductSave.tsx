import { missingChoices, mustBuild, type Offer, type Quantity, settledComponents } from "@camber/domain/catalogue"
import { observer } from "mobx-react-lite"
import { offeredProduct, offeredVariant } from "../product-card/cardProps.ts"
import { ChoiceStore } from "../options/ChoiceStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { SaveButton } from "../lists/SaveButton.tsx"

export interface ProductSaveProps {
  readonly offer: Offer
  readonly quantity: Quantity
}

/** Keeps what the page shows in a list, whether it can be bought or not; an option or a part of a kit that is still open is chosen first (LIST-10). */
export const ProductSave = observer(function ProductSave({ offer: { card, options, variant }, quantity }: ProductSaveProps) {
  const choices = useStore(ChoiceStore)
  const lists = useStore(ListsStore)
  const { skuBaseNumber } = card
  const kitComponents = settledComponents(options.kitComponents)
  const press = () =>
    missingChoices(options.indexOptions).length > 0 || mustBuild(options.kitComponents)
      ? choices.addToList(offeredProduct(card))
      : lists.open({
          type: "save",
          content: {
            items: [{ skuBaseNumber, skuVariantNumber: variant.skuVariantNumber, quantity, kitComponents }],
            articleIds: [],
            shown: [offeredVariant({ card, variant })]
          },
          fromListId: null
        })
  return (
    <SaveButton size="large" isListed={lists.holds(skuBaseNumber)} busy={lists.starting === skuBaseNumber} onPress={() => void press()} />
  )
})
