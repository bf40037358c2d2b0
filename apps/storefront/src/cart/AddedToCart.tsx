import { observer } from "mobx-react-lite"
import { useStore } from "../composition/StoreContext.ts"
import { useLateComponent } from "../frame/useLateComponent.ts"
import { CartStore } from "./CartStore.ts"

/** Opens the confirmation over the page after an add (ATC-06). Where its code cannot be had the header's count alone tells of it. */
export const AddedToCart = observer(function AddedToCart() {
  const cart = useStore(CartStore)
  const isWanted = cart.state !== null && cart.state.added !== null
  const Drawer = useLateComponent(
    isWanted,
    () => import("./AddedDrawer.tsx"),
    () => void cart.closeConfirmation()
  )
  return Drawer && <Drawer />
})
