import { observer } from "mobx-react-lite"
import { useStore } from "../composition/StoreContext.ts"
import { lateComponent } from "../frame/lateComponent.ts"
import { useLateComponent } from "../frame/useLateComponent.ts"
import { CartStore } from "./CartStore.ts"

const addedDrawer = lateComponent(() => import("./AddedDrawer.tsx"))

/** Opens the confirmation over the page after an add (ATC-06). Where its code cannot be had the header's count alone tells of it. */
export const AddedToCart = observer(function AddedToCart() {
  const cart = useStore(CartStore)
  const isWanted = cart.state !== null && cart.state.added !== null
  const Drawer = useLateComponent(isWanted, addedDrawer, () => void cart.closeConfirmation())
  return Drawer && <Drawer />
})
