import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"
import { DialogStore } from "./DialogStore.ts"

const pageDialog: LateComponent = () => import("./PageDialog.tsx")

/** Shows the dialogs over the page. Their code comes with the first of them. */
export const PageDialogs = observer(function PageDialogs() {
  const store = useStore(DialogStore)
  const Dialog = useLateComponent(store.current !== null, pageDialog, () => store.giveUp())
  return Dialog && <Dialog />
})
