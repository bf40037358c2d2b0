import { Button } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { DialogStore } from "../toasts/DialogStore.ts"
import { CartStore } from "../cart/CartStore.ts"

/** Empties the cart after confirmation. */
export const RemoveAll = observer(function RemoveAll() {
  const cart = useStore(CartStore)
  const dialogs = useStore(DialogStore)
  const empty = async () => {
    const lines = cart.state?.cart?.lines ?? []
    const isConfirmed = await dialogs.confirm({
      title: "Remove all items?",
      message: `This removes all ${lines.length} different parts from your cart.`,
      okLabel: "Remove all",
      cancelLabel: "Keep them"
    })
    if (!isConfirmed) return
    document.getElementById("main")?.focus({ preventScroll: true })
    await cart.remove(...lines.map(({ lineId }) => lineId))
  }
  return (
    <Button variant="ghost" size="small" onClick={() => void empty()}>
      Remove all
    </Button>
  )
})
