import { observer } from "mobx-react-lite"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PushStore } from "./PushStore.ts"

const pushOverlay: LazyComponent = () => import("./PushOverlay.tsx")

/** Modal that asks for push permission. Its content is lazy-loaded with the prompt. */
export const PushModal = observer(function PushModal() {
  const store = useStore(PushStore)
  const Overlay = useLazyComponent(store.prompt._tag !== "Closed", pushOverlay, () => void store.dismiss())
  return Overlay && <Overlay />
})
