import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { CartClashesStore } from "./CartClashesStore.ts"
import { ClashList } from "./ClashList.tsx"

interface CartClashesProps {
  /** SKUs of the cart: a change loads the answer again. */
  readonly skus: ReadonlyArray<string>
  /** Shows only pairs with one of these parts. */
  readonly only?: ReadonlyArray<string>
}

/** Shows which parts in the cart do not meet each other. */
export const CartClashes = observer(function CartClashes({ only, skus }: CartClashesProps) {
  const store = useOwnStore(CartClashesStore)
  const key = skus.join()
  useEffect(() => void store.ask(), [store, key])
  return (
    <ClashList clashes={store.clashes.filter((clash) => only === undefined || clash.skuVariantNumbers.some((sku) => only.includes(sku)))} />
  )
})
