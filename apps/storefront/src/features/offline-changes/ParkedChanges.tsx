import { observer } from "mobx-react-lite"
import { Late, type LazyComponent } from "../../foundation/late/Late.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { OfflineChangesStore } from "./OfflineChangesStore.ts"

const asideNotice: LazyComponent = () => import("./AsideNotice.tsx")

/** Shows rejected offline changes, and loads their code only if there are any. */
export const ParkedChanges = observer(function ParkedChanges() {
  const isAny = (useStore(OfflineChangesStore).state?.aside.length ?? 0) > 0
  return isAny && <Late load={asideNotice} isWanted />
})
