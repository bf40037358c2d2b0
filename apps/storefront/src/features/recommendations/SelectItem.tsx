import type { SkuBaseNumber } from "@camber/domain/catalog"
import { observer } from "mobx-react-lite"
import type { MultiAddStore } from "./MultiAddStore.ts"

export interface SelectItemProps {
  readonly store: MultiAddStore
  readonly skuBaseNumber: SkuBaseNumber
}

/** Renders the checkbox that adds a product together with the others of its block; products with a certain fit start selected (ATC-28). */
export const SelectItem = observer(function SelectItem({ skuBaseNumber, store }: SelectItemProps) {
  return (
    <label className="prow__sel">
      <input
        type="checkbox"
        checked={store.isSelected(skuBaseNumber)}
        onChange={() => store.toggle(skuBaseNumber)}
        aria-label={`Add ${store.titleOf(skuBaseNumber)} together with the others`}
      />
    </label>
  )
})
