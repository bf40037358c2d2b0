import { observer } from "mobx-react-lite"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { WaitingStore } from "./WaitingStore.ts"

const asideNotice: LateComponent = () => import("./AsideNotice.tsx")

/** What was changed without a network and has not gone through, where there is any. */
export const Aside = observer(function Aside() {
  const isAny = (useStore(WaitingStore).state?.aside.length ?? 0) > 0
  const Notice = useLateComponent(isAny, asideNotice, () => undefined)
  return isAny && Notice ? <Notice /> : null
})
