import "@camber/ui/comparison.css"
import { CompareToggle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { OfferedProduct } from "../catalogue/ChoiceStore.ts"
import { useStore } from "../composition/StoreContext.ts"
import { AppRuntime } from "../runtime/AppRuntime.ts"
import { compareOver } from "./CompareStore.ts"

export interface CardCompareProps {
  readonly product: OfferedProduct
}

/** In a card's corner, once somebody is there: puts its product beside others. */
export default observer(function CardCompare({ product: { imageUrl, skuBaseNumber, title } }: CardCompareProps) {
  const store = compareOver(useStore(AppRuntime))
  return (
    <CompareToggle
      title={title}
      isChosen={store.isChosen(skuBaseNumber)}
      isFull={store.isFull}
      onToggle={() => store.toggle({ skuBaseNumber, title, imageUrl })}
    />
  )
})
