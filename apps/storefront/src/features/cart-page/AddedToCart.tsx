import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { CartStore } from "../cart/CartStore.ts"

const addedDrawer: LazyComponent = () => import("./AddedDrawer.tsx")

/** Opens the confirmation over the page after an add (ATC-06). If its code fails to load, only the header's count changes. */
export const AddedToCart = observer(function AddedToCart() {
  const cart = useStore(CartStore)
  const isWanted = cart.state !== null && cart.state.added !== null
  return <Lazy load={addedDrawer} isWanted={isWanted} onFailure={() => void cart.closeConfirmation()} />
})
