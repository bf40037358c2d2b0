import { observer } from "mobx-react-lite"
import { useCallback } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { ToastStore } from "./ToastStore.ts"
import { useConnection } from "./useConnection.ts"

const noticeStack: LazyComponent = () => import("./NoticeStack.tsx")
/**
 * Shows the notices over the page. Their code loads after the first interaction, before the first notice, because that notice may report a
 * missing network.
 */
export const PageToasts = observer(function PageToasts() {
  const store = useStore(ToastStore)
  const hasInteracted = useInteracted()
  useConnection(useCallback((isOnline: boolean) => void store.setOnline(isOnline), [store]))
  return <Lazy load={noticeStack} isWanted={hasInteracted || store.notices.length > 0} request={store.notices.at(-1)?.id} />
})
