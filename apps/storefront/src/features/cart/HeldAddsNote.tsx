import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "./CartStore.ts"
import { HeldNote } from "./view/held-note/HeldNote.tsx"

/** Says of presses that wait for a network that they are kept. Its code is there from the beginning: nothing can be loaded then. */
export const HeldAddsNote = observer(function HeldAddsNote() {
  return <HeldNote count={useStore(CartStore).heldCount} />
})
