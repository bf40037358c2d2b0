import "./comparison.css"
import { CompareToggle } from "./view/compare-toggle/CompareToggle.tsx"
import { observer } from "mobx-react-lite"
import type { OfferedProduct } from "../options/ChoiceStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CompareStore } from "./CompareStore.ts"

export interface CardCompareProps {
  readonly product: OfferedProduct
}

/** Compare toggle in a card's corner, rendered after the first interaction. */
export default observer(function CardCompare({ product: { imageUrl, skuBaseNumber, title } }: CardCompareProps) {
  const store = useStore(CompareStore)
  return (
    <CompareToggle
      title={title}
      isChosen={store.isChosen(skuBaseNumber)}
      isFull={store.isFull}
      onToggle={() => store.toggle({ skuBaseNumber, title, imageUrl })}
    />
  )
})
