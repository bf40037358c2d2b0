import { observer } from "mobx-react-lite"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { OfflineChangesStore } from "./OfflineChangesStore.ts"

const asideNotice: LazyComponent = () => import("./AsideNotice.tsx")

/** Shows rejected offline changes, and loads their code only if there are any. */
export const ParkedChanges = observer(function ParkedChanges() {
  const isAny = (useStore(OfflineChangesStore).state?.aside.length ?? 0) > 0
  return isAny && <Lazy load={asideNotice} isWanted />
})
