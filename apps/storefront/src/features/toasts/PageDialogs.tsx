import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { DialogStore } from "./DialogStore.ts"

const pageDialog: LazyComponent = () => import("./PageDialog.tsx")

/** Shows the dialogs over the page. Their code loads with the first of them. */
export const PageDialogs = observer(function PageDialogs() {
  const store = useStore(DialogStore)
  const Dialog = useLazyComponent(store.current !== null, pageDialog, () => store.giveUp())
  return Dialog && <Dialog />
})
