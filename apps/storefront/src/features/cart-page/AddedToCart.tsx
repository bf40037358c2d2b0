import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { CartStore } from "../cart/CartStore.ts"

const addedDrawer: LazyComponent = () => import("./AddedDrawer.tsx")

/** Opens the confirmation over the page after an add (ATC-06). If its code fails to load, only the header's count changes. */
export const AddedToCart = observer(function AddedToCart() {
  const cart = useStore(CartStore)
  const isWanted = cart.state !== null && cart.state.added !== null
  const Drawer = useLazyComponent(isWanted, addedDrawer, () => void cart.closeConfirmation())
  return Drawer && <Drawer />
})
