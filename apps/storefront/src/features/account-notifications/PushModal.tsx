import { observer } from "mobx-react-lite"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PushStore } from "./PushStore.ts"

const pushOverlay: LazyComponent = () => import("./PushOverlay.tsx")

/** Asks over the page whether the shop may send messages. Its code comes with the question. */
export const PushModal = observer(function PushModal() {
  const store = useStore(PushStore)
  const Overlay = useLazyComponent(store.prompt._tag !== "Closed", pushOverlay, () => void store.dismiss())
  return Overlay && <Overlay />
})
