import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "./CartStore.ts"
import { HeldNote } from "./view/held-note/HeldNote.tsx"

/** Notice of adds held for a network connection. Part of the initial code, because code cannot load offline. */
export const HeldAddsNote = observer(function HeldAddsNote() {
  return <HeldNote count={useStore(CartStore).heldCount} />
})
