import { observer } from "mobx-react-lite"
import { useCallback } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Late, type LazyComponent } from "../../foundation/late/Late.tsx"
import { useInteracted } from "../../foundation/late/useInteracted.ts"
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
  return <Late load={noticeStack} isWanted={hasInteracted || store.notices.length > 0} />
})
