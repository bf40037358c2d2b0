import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { CartStore } from "../cart/CartStore.ts"

const addedDrawer: LazyComponent = () => import("./AddedDrawer.tsx")

/** Opens the confirmation over the page after an add (ATC-06). Where its code cannot be had the header's count alone tells of it. */
export const AddedToCart = observer(function AddedToCart() {
  const cart = useStore(CartStore)
  const isWanted = cart.state !== null && cart.state.added !== null
  const Drawer = useLazyComponent(isWanted, addedDrawer, () => void cart.closeConfirmation())
  return Drawer && <Drawer />
})
