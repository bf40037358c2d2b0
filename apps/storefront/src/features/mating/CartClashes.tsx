import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { CartStore } from "../cart/CartStore.ts"
import { CartClashesStore } from "./CartClashesStore.ts"
import { ClashList } from "./ClashList.tsx"

interface CartClashesProps {
  /** Shows only pairs with one of these parts. */
  readonly only?: ReadonlyArray<string>
}

/** Shows which parts in the cart do not meet each other. Asks again after each edit of the cart, once the shop has it. */
export const CartClashes = observer(function CartClashes({ only }: CartClashesProps) {
  const store = useOwnStore(CartClashesStore)
  const { state } = useStore(CartStore)
  const inCart: ReadonlyArray<string> = state?.cart?.lines.map(({ skuVariantNumber }) => skuVariantNumber) ?? []
  const isPending = state !== null && state.adding.length + state.changing.length > 0
  const key = [...inCart, ...(only ?? [])].join()
  useEffect(() => {
    if (!isPending) void store.ask()
  }, [store, key, isPending])
  // Beside an added part, the lines may not be loaded yet.
  const clashes = store.clashes.filter(({ skuVariantNumbers }) =>
    only === undefined ? skuVariantNumbers.every((sku) => inCart.includes(sku)) : skuVariantNumbers.some((sku) => only.includes(sku))
  )
  return <ClashList clashes={clashes} />
})
