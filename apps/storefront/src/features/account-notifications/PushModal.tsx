import { observer } from "mobx-react-lite"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PushStore } from "./PushStore.ts"

const pushOverlay: LazyComponent = () => import("./PushOverlay.tsx")

/** Modal that asks for push permission. Its content is lazy-loaded with the prompt. */
export const PushModal = observer(function PushModal() {
  const store = useStore(PushStore)
  return <Lazy load={pushOverlay} isWanted={store.prompt._tag !== "Closed"} onFailure={() => void store.dismiss()} />
})
