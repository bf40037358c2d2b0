import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { DialogStore } from "./DialogStore.ts"

const pageDialog: LazyComponent = () => import("./PageDialog.tsx")

/** Shows the dialogs over the page. Their code loads with the first of them. */
export const PageDialogs = observer(function PageDialogs() {
  const store = useStore(DialogStore)
  return <Lazy load={pageDialog} isWanted={store.current !== null} onFailure={() => store.giveUp()} />
})
