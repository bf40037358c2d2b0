import { observer } from "mobx-react-lite"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { OfflineChangesStore } from "./OfflineChangesStore.ts"

const asideNotice: LazyComponent = () => import("./AsideNotice.tsx")

/** Shows rejected offline changes, and loads their code only if there are any. */
export const ParkedChanges = observer(function ParkedChanges() {
  const isAny = (useStore(OfflineChangesStore).state?.aside.length ?? 0) > 0
  const Notice = useLazyComponent(isAny, asideNotice, () => undefined)
  return isAny && Notice ? <Notice /> : null
})
